package org.urtext.alignment;

import java.util.Random;
import org.urtext.analysis.Language;

/** Invented texts to align, and nonsense in any amount. */
final class Texts {
  /** A story that most tests hide in other text. */
  static final String HARBOUR =
      "The harbour of Velmouth froze in the winter of 1848, and forty herring boats stood locked in"
          + " grey ice. Old Marten Quill, the pilot, walked out across the bay with a lantern to"
          + " count them. He found the crew of the Heron burning their oars for warmth. By morning"
          + " the magistrate had ordered barrels of whale oil to be carried over the ice. Twelve"
          + " sailors owed their lives to that lantern, and a street still bears its name.";

  /** The same story in other words, sentence by sentence. */
  static final String HARBOUR_EDITED =
      "In the winter of 1848 Velmouth harbour was frozen, so that forty herring boats stayed locked"
          + " in the grey ice. The pilot, old Marten Quill, took a lantern and walked across the bay"
          + " in order to count them. The Heron's crew, he found, were burning oars to keep some"
          + " warmth. Before the next morning a magistrate ordered whale oil in barrels to be"
          + " carried out over the ice. To the lantern twelve sailors owed their lives; one street"
          + " still bears the name.";

  static final String GARDEN =
      "Grafting a pear onto quince stock keeps the tree small enough for a walled garden. The cut"
          + " must be made in March, before sap rises, and bound with raffia dipped in beeswax."
          + " Gardeners who hurry the work lose most of their scions to canker. A patient hand, a"
          + " sharp knife and dry weather matter more than any fertiliser. Within four summers the"
          + " first crop of Conference pears hangs low enough for a child to pick.";

  static final String GLASS =
      "Murano's furnaces were moved to the island because sparks had burned half a district."
          + " Apprentices learned to gather molten glass on an iron pipe before they were ten. The"
          + " recipes for cobalt blue and aventurine stayed within three families. Masters who fled"
          + " to Bohemia were followed by agents of the republic. Today tourists watch a horse being"
          + " drawn from a glowing lump in under two minutes.";

  private static final String CONSONANTS = "bdfgklmnprstvz";
  private static final String VOWELS = "aeiou";

  private Texts() {}

  static PreparedText english(String text) {
    return prepared(text, Language.ENGLISH);
  }

  static PreparedText prepared(String text, Language language) {
    return new TextPreparation(language).prepare(text);
  }

  /**
   * Sentences of invented words, common ones often and rare ones seldom, as in any language.
   *
   * @param vocabulary distinguishes texts that shall share no rare words
   */
  static String nonsense(Random random, String vocabulary, int sentences) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < sentences; i++) {
      int words = 8 + random.nextInt(14);
      for (int w = 0; w < words; w++) {
        boolean common = random.nextInt(3) == 0;
        text.append(w == 0 ? "" : " ")
            .append(common ? word(random.nextInt(20)) : vocabulary + word(random.nextInt(4000)));
      }
      text.append(i % 7 == 6 ? ".\n\n" : ". ");
    }
    return text.toString();
  }

  private static String word(int number) {
    StringBuilder word = new StringBuilder();
    for (int rest = number + 70; rest > 0; rest /= CONSONANTS.length() * VOWELS.length()) {
      int syllable = rest % (CONSONANTS.length() * VOWELS.length());
      word.append(CONSONANTS.charAt(syllable / VOWELS.length()))
          .append(VOWELS.charAt(syllable % VOWELS.length()));
    }
    return word.toString();
  }
}
