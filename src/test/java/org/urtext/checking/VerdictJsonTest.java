package org.urtext.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.urtext.checking.FoundPassage.Kind;
import org.urtext.document.Box;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class VerdictJsonTest {

  @Test
  void isReadBackAsItWasWritten() {
    Verdict verdict = verdict(new Random(7));

    assertThat(VerdictReader.read(VerdictJson.write(verdict))).isEqualTo(verdict);
  }

  @Property(tries = 100)
  void anyVerdictIsReadBackAsItWasWritten(@ForAll long seed) {
    Verdict verdict = verdict(new Random(seed));

    assertThat(VerdictReader.read(VerdictJson.write(verdict))).isEqualTo(verdict);
  }

  @Test
  void tellsProgramsWhatTheyNeed() {
    JsonNode json = new JsonMapper().readTree(VerdictJson.write(verdict(new Random(7))));

    assertThat(json.get("dominantOrigin").has("self")).isTrue();
    assertThat(json.get("sources").get(0).propertyNames())
        .contains("id", "title", "path", "date", "share", "passages");
    assertThat(json.get("passages").get(0).propertyNames())
        .contains("start", "end", "sourceId", "sourceStart", "sourceEnd", "kind", "words");
    assertThat(json.get("setAside").get(0).propertyNames()).contains("start", "end", "reason");
    assertThat(json.get("warnings").get(0).propertyNames()).contains("kind", "page");
  }

  @Test
  void refusesAVersionItDoesNotKnow() {
    assertThatThrownBy(() -> VerdictReader.read("{\"version\":99}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("99");
  }

  @Test
  void refusesWhatIsNoVerdict() {
    assertThatThrownBy(() -> VerdictReader.read("{\"ver"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> VerdictReader.read("{}")).isInstanceOf(IllegalArgumentException.class);
  }

  private static Verdict verdict(Random random) {
    String text = "wörd \"q\" \u0001 ".repeat(20);
    Document plain = InventedTexts.document(text);
    Document document =
        new Document(
            text,
            List.of(new Page(1, new Span(0, text.length()), 595.3f, 841.9f)),
            null,
            new Metadata(DocumentFormat.PDF, "T", null, Instant.EPOCH, null, "en", 1),
            List.of(
                new Warning(
                    Warning.Kind.INVISIBLE_TEXT,
                    1,
                    random.nextBoolean() ? new Span(1, 5) : null,
                    random.nextBoolean() ? new Box(1.25f, 2, 3, 4.1f) : null,
                    "hidden")));
    Findings findings =
        new Findings(
            document,
            new org.urtext.analysis.TextAnalyzer(
                    org.urtext.analysis.Profile.EXACT, org.urtext.analysis.Language.OTHER)
                .tokens(plain.text()),
            List.of(
                new Source(4, "Early", null, Instant.ofEpochSecond(5)),
                new Source(2, "Late", "/a/b.txt", Instant.ofEpochSecond(6))),
            List.of(
                passage(random, 0, Kind.WORD_FOR_WORD, text),
                passage(random, 1, Kind.REWORDED, text)),
            List.of(new Quotation(new Span(0, 30), random.nextBoolean())),
            List.of(),
            List.of());
    return Judge.judge(findings, new JudgingRules(true, true, true, 2, Map.of(2, "mine", 9, "x")));
  }

  private static FoundPassage passage(Random random, int source, Kind kind, String text) {
    int start = random.nextInt(text.length() / 2);
    return new FoundPassage(
        source,
        new Span(start, start + text.length() / 3),
        new Span(3, 50),
        kind,
        random.nextDouble(),
        random.nextBoolean());
  }
}
