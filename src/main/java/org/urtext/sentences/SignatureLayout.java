package org.urtext.sentences;

/**
 * Where everything stands in a file of signatures. All numbers are little-endian.
 *
 * <pre>
 * header         two copies of 4096 bytes, see {@link SignatureHeader}
 * signatures     capacity × 2, 4 or 8 bytes, contiguous for the scan
 * document ids   capacity × i32
 * char starts    capacity × i32, where the sentence starts in the document's text
 * checksums      one u32 for every {@value #BLOCK_ENTRIES} entries: CRC-32C of the block's
 *                signatures, document ids and char starts, as far as they are sealed
 * </pre>
 *
 * Every column starts at a multiple of 4096 bytes.
 */
record SignatureLayout(SignatureScheme scheme, int capacity) {
  static final int HEADER_COPY_BYTES = 4096;
  static final int HEADER_COPIES = 2;
  static final int BLOCK_ENTRIES = 4096;
  private static final int COLUMN_ALIGNMENT_BYTES = 4096;

  static int capacityOf(long bytes, SignatureScheme scheme) {
    int low = 1;
    int high = Integer.MAX_VALUE;
    while (low < high) {
      int middle = low + (high - low) / 2 + 1;
      if (new SignatureLayout(scheme, middle).fileBytes() <= bytes) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  int blocks() {
    return Math.ceilDiv(capacity, BLOCK_ENTRIES);
  }

  int entryBytes() {
    return scheme.widthBytes() + 2 * Integer.BYTES;
  }

  long signature(int slot) {
    return (long) HEADER_COPIES * HEADER_COPY_BYTES + (long) slot * scheme.widthBytes();
  }

  long documentId(int slot) {
    return aligned(signature(capacity - 1) + scheme.widthBytes()) + (long) slot * Integer.BYTES;
  }

  long charStart(int slot) {
    return aligned(documentId(capacity - 1) + Integer.BYTES) + (long) slot * Integer.BYTES;
  }

  long checksum(int block) {
    return aligned(charStart(capacity - 1) + Integer.BYTES) + (long) block * Integer.BYTES;
  }

  long fileBytes() {
    return aligned(checksum(blocks() - 1) + Integer.BYTES);
  }

  private static long aligned(long position) {
    return Math.ceilDiv(position, COLUMN_ALIGNMENT_BYTES) * COLUMN_ALIGNMENT_BYTES;
  }
}
