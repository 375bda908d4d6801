package org.urtext.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageIdentifierTest {
  private final LanguageIdentifier identifier = new LanguageIdentifier();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | The teacher read the paper twice, and then she asked where the second chapter had come from.",
        "de | Die Lehrerin las die Arbeit zweimal und fragte dann, woher das zweite Kapitel gekommen war.",
        "fr | La professeure a lu le travail deux fois, puis elle a demandé d'où venait le deuxième chapitre.",
        "es | La profesora leyó el trabajo dos veces y luego preguntó de dónde había salido el segundo capítulo.",
        "gl | A profesora leu o traballo dúas veces e despois preguntou de onde viñera o segundo capítulo, que non era seu.",
        "pt | A professora leu o trabalho duas vezes e depois perguntou de onde tinha vindo o segundo capítulo.",
        "it | La professoressa ha letto il lavoro due volte e poi ha chiesto da dove veniva il secondo capitolo.",
        "ca | La professora va llegir el treball dues vegades i després va preguntar d'on havia sortit el segon capítol que no era seu.",
        "ro | Profesoara a citit lucrarea de două ori și apoi a întrebat de unde a venit cel de-al doilea capitol.",
        "nl | De lerares las het werkstuk twee keer en vroeg toen waar het tweede hoofdstuk vandaan was gekomen.",
        "sv | Läraren läste uppsatsen två gånger och frågade sedan var det andra kapitlet hade kommit från.",
        "da | Læreren læste opgaven to gange og spurgte så, hvor det andet kapitel var kommet fra, og hvad det betød af penge.",
        "no | Læreren leste oppgaven to ganger og spurte så hvor det andre kapitlet hadde kommet fra, og hva det betydde etter hvert.",
        "fi | Opettaja luki työn kahdesti ja kysyi sitten, mistä toinen luku oli tullut, koska se ei ollut hänen.",
        "hu | A tanár kétszer elolvasta a dolgozatot, és aztán megkérdezte, hogy honnan jött a második fejezet.",
        "cs | Učitelka četla práci dvakrát a pak se ptala, odkud se vzala druhá kapitola, která nebyla jeho.",
        "tr | Öğretmen çalışmayı iki kez okudu ve sonra ikinci bölümün nereden geldiğini sordu, çünkü bu bölüm çok daha iyi gibi idi.",
        "ru | Учительница дважды прочитала работу, а потом спросила, откуда взялась вторая глава, которая была не его.",
        "bg | Учителката прочете работата два пъти и след това попита откъде е дошла втората глава, която не беше негова.",
        "sr | Наставница је прочитала рад два пута и онда је питала одакле је дошло друго поглавље које није његово.",
        "el | Η δασκάλα διάβασε την εργασία δύο φορές και μετά ρώτησε από πού ήρθε το δεύτερο κεφάλαιο.",
        "ar | قرأت المعلمة البحث مرتين ثم سألت من أين جاء هذا الفصل الثاني الذي لم يكن من عمل الطالب.",
        "fa | معلم این مقاله را دو بار خواند و سپس پرسید که فصل دوم از کجا آمده است و برای چه بود.",
        "hi | शिक्षिका ने काम को दो बार पढ़ा और फिर पूछा कि दूसरा अध्याय कहाँ से आया है और यह किसका है।",
        "id | Guru itu membaca karya tersebut dua kali dan kemudian bertanya dari mana bab kedua itu berasal.",
        "et | Õpetaja luges töö kaks korda läbi ja küsis siis, kust oli see teine peatükk tulnud.",
        "lv | Skolotāja izlasīja darbu divas reizes un pēc tam jautāja, no kurienes bija nākusi otrā nodaļa.",
        "hy | Ուսուցչուհին երկու անգամ կարդաց աշխատանքը և հետո հարցրեց, թե որտեղից է եկել այն երկրորդ գլուխը։",
      })
  void findsTheLanguageOfASentence(String language, String sentence) {
    assertThat(identifier.identify(sentence)).isEqualTo(Language.ofId(language));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Contents",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
        "Nauczycielka przeczytała pracę dwa razy, a potem zapytała, skąd wziął się drugi rozdział.",
        "המורה קראה את העבודה פעמיים ואז שאלה מאין הגיע הפרק השני ולמה הוא כל כך טוב",
        "老师把论文读了两遍，然后问第二章是从哪里来的。",
        "int main void return char const static struct typedef unsigned malloc sizeof printf null",
      })
  void isSilentOnShortAndUnknownTexts(String text) {
    assertThat(identifier.identify(text)).isNull();
  }

  @Test
  void takesTheLanguageOfMostOfALongText() {
    String english = "The abstract of the thesis is in English, and it is rather short. ";
    String german = "Die Arbeit selbst ist in deutscher Sprache und sie ist sehr viel länger. ";
    assertThat(identifier.identify(english.repeat(20) + german.repeat(2000)))
        .isEqualTo(Language.GERMAN);
  }
}
