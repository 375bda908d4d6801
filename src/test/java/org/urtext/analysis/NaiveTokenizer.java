package org.urtext.analysis;

import com.dynatrace.hash4j.hashing.Hashing;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The exact profile as its definition reads, with regular expressions and strings and no thought of
 * speed. It knows the same letters that look alike as the program, and nothing else of it.
 */
final class NaiveTokenizer {
  private static final String INVISIBLE =
      "\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E"
          + "\\u2060-\\u206F\\uFE00-\\uFE0F\\uFEFF\\x{1D173}-\\x{1D17A}\\x{E0000}-\\x{E0FFF}";
  private static final String BLANK = "\\u3164\\uFFA0";
  private static final String MARK = "[\\p{M}\\uFF9E\\uFF9F&&[^" + INVISIBLE + "]]";
  private static final String LONE =
      "[[\\p{L}\\p{Nl}&&[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsBopomofo}\\p{IsThai}\\p{IsLao}"
          + "\\p{IsKhmer}\\p{IsMyanmar}\\p{IsTai_Le}\\p{IsNew_Tai_Lue}\\p{IsTai_Tham}"
          + "\\p{IsTai_Viet}]]\\u30FC\\uFF70]";
  private static final String LETTER =
      "[\\p{L}\\p{Nl}\\p{Nd}&&[^" + INVISIBLE + BLANK + "\\uFF9E\\uFF9F]&&[^" + LONE + "]]";
  private static final Pattern WORD =
      Pattern.compile(
          "LONE[MARK[HIDDEN]]*+|LETTER[LETTER[MARK][HIDDEN]]*+"
              .replace("HIDDEN", INVISIBLE)
              .replace("LONE", LONE)
              .replace("MARK", MARK)
              .replace("LETTER", LETTER));
  private static final Pattern HIDDEN = Pattern.compile("[" + INVISIBLE + "]");
  private static final Pattern HIDDEN_AT_END = Pattern.compile("[" + INVISIBLE + "]+$");

  record Word(int start, int end, long hash) {}

  private NaiveTokenizer() {}

  static List<Word> words(String text) {
    List<Word> words = new ArrayList<>();
    boolean afterForeign = false;
    Matcher matcher = WORD.matcher(text);
    int from = 0;
    while (matcher.find(from)) {
      int start = matcher.start();
      int end = matcher.end();
      if (end - start > 256) {
        end = start + 256;
        if (Character.isHighSurrogate(text.charAt(end - 1))
            && Character.isLowSurrogate(text.charAt(end))) {
          end--;
        }
      }
      from = end;
      String run = text.substring(start, end);
      String visible = HIDDEN_AT_END.matcher(run).replaceFirst("");
      String seen = nfkc(HIDDEN.matcher(visible).replaceAll(""));
      boolean lone = run.matches("(?s)" + LONE + ".*");
      String read = lone ? seen : undisguise(seen, text, afterForeign);
      afterForeign =
          lone
              || (read.equals(seen)
                  && letters(seen).stream().noneMatch(NaiveTokenizer::isLatin)
                  && !letters(seen).isEmpty());
      String folded =
          read.codePoints()
              .mapToObj(codePoint -> Character.toString(Character.toLowerCase(codePoint)))
              .collect(Collectors.joining())
              .replace('ς', 'σ')
              .replace('ɑ', 'a')
              .replace('ɡ', 'g');
      words.add(new Word(start, start + visible.length(), hash(nfkc(folded))));
    }
    return words;
  }

  static long hash(String form) {
    int chars = Math.max(8, (form.length() + 3) / 4 * 4);
    byte[] utf16 = Arrays.copyOf(form.getBytes(StandardCharsets.UTF_16LE), 2 * chars);
    return Hashing.komihash5_0().hashBytesToLong(utf16);
  }

  private static String nfkc(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC);
  }

  private static String undisguise(String word, String text, boolean afterForeign) {
    List<Character> latin = letters(word).stream().filter(NaiveTokenizer::isLatin).toList();
    List<Character> foreign = letters(word).stream().filter(c -> !isLatin(c)).toList();
    boolean asLatin = foreign.stream().allMatch(c -> Lookalikes.latin(c) != 0);
    boolean asCyrillic =
        foreign.stream().allMatch(c -> c >= 0x400 && c <= 0x52F)
            && latin.stream().allMatch(c -> Lookalikes.cyrillic(c) != 0);
    boolean loneGreek =
        foreign.size() == 1 && foreign.getFirst() >= 0x370 && foreign.getFirst() <= 0x3FF;
    if (foreign.isEmpty()) {
      return word;
    }
    if (latin.isEmpty()) {
      boolean disguised = asLatin && !loneGreek && !afterForeign && isMostlyLatin(text);
      return disguised ? toLatin(word) : word;
    }
    if (asLatin && (!asCyrillic || isMostlyLatin(text))) {
      return toLatin(word);
    }
    return asCyrillic ? toCyrillic(word) : word;
  }

  private static String toLatin(String word) {
    return word.chars()
        .map(c -> Lookalikes.latin(c) == 0 ? c : Lookalikes.latin(c))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  private static String toCyrillic(String word) {
    return word.chars()
        .map(c -> Lookalikes.cyrillic(c) == 0 ? c : Lookalikes.cyrillic(c))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  private static boolean isMostlyLatin(String text) {
    List<Character> letters = letters(text);
    return letters.stream().filter(NaiveTokenizer::isLatin).count() * 2 > letters.size();
  }

  /** The letters of the basic plane. */
  private static List<Character> letters(String text) {
    return text.chars().filter(Character::isLetter).mapToObj(c -> (char) c).toList();
  }

  private static boolean isLatin(char letter) {
    return Character.UnicodeScript.of(letter) == Character.UnicodeScript.LATIN;
  }
}
