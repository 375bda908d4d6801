package org.urtext.analysis;

import com.dynatrace.hash4j.hashing.ByteAccess;
import com.dynatrace.hash4j.hashing.Hasher64;
import com.dynatrace.hash4j.hashing.Hashing;

/**
 * The 64-bit hash of a token's form: Komihash 5.0 without a seed over its UTF-16 units, low byte
 * first, filled up with zeros to at least eight units and to a multiple of four. (No word holds the
 * character zero. Most words then take the same number of steps, which a processor foresees.) The
 * hash is part of the library's file format, the same on every machine and in every version.
 */
final class TokenHash {
  private static final Hasher64 HASHER = Hashing.komihash5_0();
  private static final ByteAccess<long[]> LITTLE_ENDIAN = new LittleEndianLongs();

  private TokenHash() {}

  /** The hash of a form as {@link WordForm#pack} makes it. */
  static long of(long[] packed, int charCount) {
    int longs = (charCount + WordForm.CHARS_PER_LONG - 1) / WordForm.CHARS_PER_LONG;
    return switch (longs) {
      case 1 -> of(packed[0], 0);
      case 2 -> of(packed[0], packed[1]);
      case 3 -> HASHER.hashLongLongLongToLong(packed[0], packed[1], packed[2]);
      default -> HASHER.hashBytesToLong(packed, 0, (long) longs * Long.BYTES, LITTLE_ENDIAN);
    };
  }

  /** The hash of a form of at most eight units. */
  static long of(long firstFour, long secondFour) {
    return HASHER.hashLongLongToLong(firstFour, secondFour);
  }

  static long of(CharSequence form) {
    return of(WordForm.pack(form, new long[1]), form.length());
  }

  private static final class LittleEndianLongs implements ByteAccess<long[]> {
    @Override
    public byte getByte(long[] data, long byteIndex) {
      return (byte) (data[(int) (byteIndex >>> 3)] >>> ((byteIndex & 7) * Byte.SIZE));
    }

    @Override
    public long getLong(long[] data, long byteIndex) {
      int index = (int) (byteIndex >>> 3);
      int shift = (int) (byteIndex & 7) * Byte.SIZE;
      return shift == 0
          ? data[index]
          : data[index] >>> shift | data[index + 1] << (Long.SIZE - shift);
    }

    @Override
    public int getInt(long[] data, long byteIndex) {
      return (byteIndex & 7) <= 4
          ? (int) (data[(int) (byteIndex >>> 3)] >>> ((byteIndex & 7) * Byte.SIZE))
          : (int) getLong(data, byteIndex);
    }
  }
}
