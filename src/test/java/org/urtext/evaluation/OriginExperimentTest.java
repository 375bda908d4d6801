package org.urtext.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.TextAnalyzer;
import org.urtext.origin.DominantOrigin.AnotherDocument;
import org.urtext.origin.DominantOrigin.TheDocumentItself;
import org.urtext.origin.Estimation;
import org.urtext.progress.Progress;
import org.urtext.shingling.Selection;
import org.urtext.shingling.SelectionMethod;

class OriginExperimentTest {
  private static final OriginMethod ALL_KEPT =
      new OriginMethod(
          "all-kept",
          Selection.of(SelectionMethod.ALL),
          OriginMethod.OF_THE_PAPER.eviction(),
          Estimation.NONE,
          false);
  private static final OriginMethod ALL_KEPT_AND_VERIFIED =
      new OriginMethod(
          "all-verified",
          Selection.of(SelectionMethod.ALL),
          OriginMethod.OF_URTEXT.eviction(),
          Estimation.NONE,
          true);

  @TempDir Path folder;

  @Test
  void isRightAboutEverythingWhenEveryShingleIsKept() throws IOException {
    for (boolean insertsQueries : List.of(false, true)) {
      OriginResult result =
          new OriginExperiment(List.of(ALL_KEPT, ALL_KEPT_AND_VERIFIED), insertsQueries)
              .run(copyingCollection(), List.of(400.0), Progress.UNWATCHED);

      assertThat(result.trivial().othersQueries()).isPositive();
      assertThat(result.rows())
          .extracting(OriginResult.Row::score)
          .allSatisfy(
              score -> {
                assertThat(score.dominantOriginPercent()).isEqualTo(100);
                assertThat(score.tokenFreshnessPercent()).isEqualTo(100);
                assertThat(score.othersPercent()).isEqualTo(100);
              });
    }
  }

  @Test
  void givesTheSameFiguresEveryTime() throws IOException {
    OriginExperiment experiment =
        new OriginExperiment(List.of(OriginMethod.OF_THE_PAPER, OriginMethod.OF_URTEXT), true);

    assertThat(experiment.run(copyingCollection(), List.of(10.0), Progress.UNWATCHED))
        .isEqualTo(experiment.run(copyingCollection(), List.of(10.0), Progress.UNWATCHED));
  }

  @Test
  void theEarliestDocumentIsTheOriginAndTheUncopiedWordsAreFresh() {
    String original = words("a", 40);
    OrderedCollection collection =
        collection(original, original + words("b", 10), words("c", 10) + original);
    EarliestDocuments earliest = EarliestDocuments.of(collection, Progress.UNWATCHED);

    OriginAnswer truth = earliest.truthOf(collection.tokens(2), 2);
    assertThat(truth.dominant()).isEqualTo(new AnotherDocument(0, 33, 10));
    assertThat(truth.freshness().freshTokens()).isEqualTo(10);
    assertThat(truth.freshness().isFresh(9)).isTrue();
    assertThat(truth.freshness().isFresh(10)).isFalse();
  }

  @Test
  void documentsAfterThoseKnownAreNoOrigins() {
    OrderedCollection collection = collection(words("a", 40), words("b", 40), words("b", 40));
    EarliestDocuments earliest = EarliestDocuments.of(collection, Progress.UNWATCHED);

    assertThat(earliest.truthOf(collection.tokens(2), 1).dominant())
        .isEqualTo(new TheDocumentItself(33, 0));
    assertThat(earliest.truthOf(collection.tokens(2), 2).dominant())
        .isEqualTo(new AnotherDocument(1, 33, 0));
  }

  @Test
  void countsEachShingleOnceAmongTheDistinct() {
    OrderedCollection collection = collection(words("a", 40), words("a", 40), words("b", 20));

    assertThat(EarliestDocuments.countShingles(collection)).isEqualTo(33 + 33 + 13);
    assertThat(EarliestDocuments.of(collection, Progress.UNWATCHED).distinctShingles())
        .isEqualTo(33 + 13);
  }

  @Test
  void readsTheDocumentsInTheirOrderAndLeavesOutTheShortOnes() throws IOException {
    Files.createDirectories(folder.resolve("docs"));
    Files.writeString(folder.resolve("docs/late.txt"), words("a", 50));
    Files.writeString(folder.resolve("docs/early.txt"), words("b", 45));
    Files.writeString(folder.resolve("docs/short.txt"), words("c", 44));
    Files.writeString(
        folder.resolve("order.tsv"),
        "path\tdate\ttitle\n"
            + "docs/early.txt\t1992-06-26T07:04:54+00:00\tEarly\n"
            + "docs/short.txt\t1992-06-27\tShort\n"
            + "\n"
            + "docs/late.txt\t1992-06-28\n");

    assertThat(OrderedCollection.read(folder, Progress.UNWATCHED).members())
        .extracting(OrderedCollection.Member::path)
        .containsExactly("docs/early.txt", "docs/late.txt");
  }

  @Test
  void saysWhatIsWrongWithAnOrder() throws IOException {
    assertThatThrownBy(() -> OrderedCollection.read(folder, Progress.UNWATCHED))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("order.tsv");
    Files.writeString(folder.resolve("order.tsv"), "path\tdate\ttitle\nno tabs\n");
    assertThatThrownBy(() -> OrderedCollection.read(folder, Progress.UNWATCHED))
        .hasMessageContaining("Line 2");
    Files.writeString(folder.resolve("order.tsv"), "../secret.txt\t1992-06-26\tSecret\n");
    assertThatThrownBy(() -> OrderedCollection.read(folder, Progress.UNWATCHED))
        .hasMessageContaining("Not a document of the collection: ../secret.txt");
  }

  @Test
  void stopsWhenCancelled() {
    Progress cancelled =
        new Progress() {
          @Override
          public void advance(long done, long total, String current) {}

          @Override
          public boolean isCancelled() {
            return true;
          }
        };

    assertThatThrownBy(
            () ->
                new OriginExperiment(List.of(ALL_KEPT), false)
                    .run(copyingCollection(), List.of(1.0), cancelled))
        .isInstanceOf(CancellationException.class);
  }

  /** Documents of which every other copies stretches of earlier ones, the last tenth as well. */
  private static OrderedCollection copyingCollection() {
    Random random = new Random(2009);
    List<String> texts = new ArrayList<>();
    for (int document = 0; document < 100; document++) {
      boolean isCopy = document % 2 == 1;
      String text = words("d" + document + "w", isCopy ? 20 : 60);
      if (isCopy) {
        text += quoted(texts.get(random.nextInt(texts.size())), random);
        text += document % 4 == 1 ? quoted(texts.getLast(), random) : "";
      }
      texts.add(text);
    }
    return collection(texts.toArray(String[]::new));
  }

  private static String quoted(String text, Random random) {
    List<String> words = List.of(text.split(" "));
    int first = random.nextInt(words.size() / 3);
    return String.join(" ", words.subList(first, words.size())) + " ";
  }

  /** Distinct words, each with a space after it. */
  private static String words(String prefix, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(prefix).append(i).append(' ');
    }
    return text.toString();
  }

  private static OrderedCollection collection(String... texts) {
    TextAnalyzer analyzer = new TextAnalyzer(Profile.EXACT, Language.OTHER);
    List<OrderedCollection.Member> members = new ArrayList<>();
    for (String text : texts) {
      members.add(new OrderedCollection.Member("text " + members.size(), analyzer.tokens(text)));
    }
    return new OrderedCollection(members);
  }
}
