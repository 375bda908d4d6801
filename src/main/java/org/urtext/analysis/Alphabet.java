package org.urtext.analysis;

import java.lang.Character.UnicodeScript;
import java.util.Set;
import java.util.stream.Collectors;

/** The letters beyond ASCII that words of a language are written with, in lower case. */
final class Alphabet {
  private static final String RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя";
  private static final String ARABIC = "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي";

  private final Set<Integer> letters;
  private final UnicodeScript script;

  private Alphabet(String letters, UnicodeScript script) {
    this.letters = letters.codePoints().boxed().collect(Collectors.toUnmodifiableSet());
    this.script = script;
  }

  boolean hasAll(Set<Integer> lowerCaseLetters) {
    for (int letter : lowerCaseLetters) {
      boolean own =
          letters.isEmpty() ? UnicodeScript.of(letter) == script : letters.contains(letter);
      if (!own) {
        return false;
      }
    }
    return true;
  }

  private static Alphabet latin(String letters) {
    return new Alphabet(letters, UnicodeScript.LATIN);
  }

  private static Alphabet whole(UnicodeScript script) {
    return new Alphabet("", script);
  }

  static Alphabet of(Language language) {
    return switch (language) {
      case BASQUE -> latin("ñçü");
      case CATALAN -> latin("àéèíïóòúüç");
      case CZECH -> latin("áčďéěíňóřšťúůýž");
      case DANISH -> latin("æøåéü");
      case DUTCH -> latin("éèëïöüóáê");
      case ENGLISH -> latin("éèêïñçöüà");
      case ESTONIAN -> latin("äöõüšž");
      case FINNISH -> latin("äöåšž");
      case FRENCH -> latin("àâæçéèêëîïôœùûüÿ");
      case GALICIAN -> latin("áéíñóúüï");
      case GERMAN -> latin("äöüßé");
      case HUNGARIAN -> latin("áéíóöőúüű");
      case INDONESIAN -> latin("é");
      case IRISH -> latin("áéíóú");
      case ITALIAN -> latin("àèéìíîòóùú");
      case LATVIAN -> latin("āčēģīķļņšūž");
      case LITHUANIAN -> latin("ąčęėįšųūž");
      case NORWEGIAN -> latin("æøåéòôó");
      case PORTUGUESE, BRAZILIAN -> latin("áâãàçéêíóôõúü");
      case ROMANIAN -> latin("ăâîșşțţ");
      case SPANISH -> latin("áéíñóúü");
      case SWEDISH -> latin("äöåé");
      case TURKISH -> latin("çğıöşüâîû");
      case BULGARIAN -> new Alphabet("абвгдежзийклмнопрстуфхцчшщъьюяѝ", UnicodeScript.CYRILLIC);
      case RUSSIAN -> new Alphabet(RUSSIAN, UnicodeScript.CYRILLIC);
      case SERBIAN -> new Alphabet("абвгдђежзијклљмнњопрстћуфхцчџшčćđšž", UnicodeScript.CYRILLIC);
      case ARABIC -> new Alphabet(ARABIC, UnicodeScript.ARABIC);
      case PERSIAN -> new Alphabet(ARABIC + "پچژگکی", UnicodeScript.ARABIC);
      case SORANI -> new Alphabet("ئابپتجچحخدرڕزژسشعغفڤقکكگلڵمنوۆهھەیيێء", UnicodeScript.ARABIC);
      case GREEK -> whole(UnicodeScript.GREEK);
      case ARMENIAN -> whole(UnicodeScript.ARMENIAN);
      case BENGALI -> whole(UnicodeScript.BENGALI);
      case HINDI, NEPALI -> whole(UnicodeScript.DEVANAGARI);
      case TAMIL -> whole(UnicodeScript.TAMIL);
      case TELUGU -> whole(UnicodeScript.TELUGU);
      case OTHER -> whole(UnicodeScript.UNKNOWN);
    };
  }
}
