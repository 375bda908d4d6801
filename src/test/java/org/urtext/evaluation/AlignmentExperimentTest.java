package org.urtext.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.alignment.AlignmentParameters;
import org.urtext.alignment.BackgroundFrequencies;
import org.urtext.alignment.LiteralAligner;
import org.urtext.analysis.Language;
import org.urtext.document.Span;
import org.urtext.evaluation.TextReuse.TextPairName;
import org.urtext.progress.Progress;

class AlignmentExperimentTest {
  private static final String COPIED =
      "forty herring boats stood locked in grey ice while the pilot walked out with a lantern to"
          + " count them all again";

  /** The first letter is outside of the basic plane, so that chars and code points differ. */
  private static final String SUSPICIOUS = "𝔄 tale is told: " + COPIED + " and so it ends";

  private static final String SOURCE = "Once " + COPIED + " as was the custom";

  @TempDir Path corpus;
  private final AlignmentExperiment experiment =
      new AlignmentExperiment(
          new LiteralAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE),
          Language.ENGLISH);

  @BeforeEach
  void writeCorpus() throws IOException {
    write("susp/suspicious-1.txt", SUSPICIOUS);
    write("susp/suspicious-2.txt", "Nothing here was ever written before by anybody else at all");
    write("src/source-1.txt", SOURCE);
    write("01-none/pairs", "suspicious-2.txt source-1.txt\n");
    write("01-none/suspicious-2-source-1.xml", "<document reference=\"suspicious-2.txt\"/>");
    write("02-copied/pairs", "suspicious-1.txt source-1.txt\n");
    int offset = SUSPICIOUS.codePointCount(0, SUSPICIOUS.indexOf(COPIED));
    write(
        "02-copied/suspicious-1-source-1.xml",
        "<document reference=\"suspicious-1.txt\"><feature name=\"plagiarism\" this_offset=\""
            + offset
            + "\" this_length=\""
            + COPIED.length()
            + "\" source_reference=\"source-1.txt\" source_offset=\"5\" source_length=\""
            + COPIED.length()
            + "\"/></document>");
  }

  private void write(String name, String text) throws IOException {
    Path file = corpus.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void readsAnnotationsInCharsWhereverCodePointsDiffer() throws IOException {
    List<TextReuse> cases =
        new PanCorpus(corpus)
            .cases("02-copied", new TextPairName("suspicious-1.txt", "source-1.txt"));

    assertThat(cases).extracting(one -> one.document().of(SUSPICIOUS)).containsExactly(COPIED);
  }

  @Test
  void scoresEveryFolderAndAllTogether() throws IOException {
    AlignmentResult result = experiment.run(corpus, null, Progress.UNWATCHED);

    assertThat(result.folders())
        .extracting(AlignmentResult.Folder::name)
        .containsExactly("01-none", "02-copied");
    assertThat(result.overall().score()).isEqualTo(new PlagdetScore(1, 1, 1));
    assertThat(result.overall().pairs().clean()).isEqualTo(1);
    assertThat(result.overall().pairs().flaggedClean()).isZero();
    assertThat(result.toString()).contains("02-copied").contains("1.0000");
  }

  @Test
  void writesDetectionsThatReadBackAsTheyWere(@TempDir Path out) throws IOException {
    experiment.run(corpus, out, Progress.UNWATCHED);

    assertThat(out.resolve("suspicious-2-source-1.xml")).exists();
    Files.copy(
        out.resolve("suspicious-1-source-1.xml"),
        corpus.resolve("02-copied/suspicious-1-source-1.xml"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    int start = SUSPICIOUS.indexOf(COPIED);
    assertThat(
            new PanCorpus(corpus)
                .cases("02-copied", new TextPairName("suspicious-1.txt", "source-1.txt")))
        .extracting(TextReuse::document)
        .containsExactly(new Span(start, start + COPIED.length()));
  }

  @Test
  void saysWhichAnnotationsCannotBeRead() throws IOException {
    write("02-copied/suspicious-1-source-1.xml", "<document");

    assertThatThrownBy(() -> experiment.run(corpus, null, Progress.UNWATCHED))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("suspicious-1-source-1.xml");
  }

  @Test
  void refusesNamesThatLeadOutOfTheCorpus() throws IOException {
    write("02-copied/pairs", "../../secret.txt source-1.txt\n");

    assertThatThrownBy(() -> experiment.run(corpus, null, Progress.UNWATCHED))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("secret.txt");
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

    assertThatThrownBy(() -> experiment.run(corpus, null, cancelled))
        .isInstanceOf(CancellationException.class);
  }
}
