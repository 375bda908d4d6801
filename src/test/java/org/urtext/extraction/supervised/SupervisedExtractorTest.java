package org.urtext.extraction.supervised;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.FormatReader;

@Timeout(120)
class SupervisedExtractorTest {
  private static final WorkerSettings SETTINGS =
      new WorkerSettings(2, 48, Duration.ofMinutes(1), MisbehavingReader.class);

  private static SupervisedExtractor extractor = new SupervisedExtractor(SETTINGS);

  @TempDir private Path folder;

  @BeforeAll
  static void start() {
    extractor = new SupervisedExtractor(SETTINGS);
  }

  @AfterAll
  static void stop() {
    extractor.close();
  }

  private Path file(String order) throws IOException {
    return Files.writeString(folder.resolve(order + ".txt"), order);
  }

  private static FailureReason reason(Extraction extraction) {
    assertThat(extraction).isInstanceOf(Extraction.Failed.class);
    return ((Extraction.Failed) extraction).reason();
  }

  private void assertReadsOn(SupervisedExtractor survivor) throws IOException {
    assertThat(survivor.extract(file("fine")))
        .isInstanceOfSatisfying(
            Extraction.Extracted.class,
            extracted -> assertThat(extracted.document().text()).isEqualTo("fine"));
  }

  @Test
  void goesOnAfterAFileThatEatsMemory() throws Exception {
    assertThat(reason(extractor.extract(file("eat memory"))))
        .isEqualTo(FailureReason.OUT_OF_MEMORY);
    assertReadsOn(extractor);
  }

  @Test
  void goesOnAfterAFileThatKillsTheProcess() throws Exception {
    assertThat(reason(extractor.extract(file("kill the process"))))
        .isEqualTo(FailureReason.DAMAGED);
    assertReadsOn(extractor);
  }

  @Test
  void goesOnAfterAFileThatHangs() throws Exception {
    try (SupervisedExtractor impatient =
        new SupervisedExtractor(SETTINGS.withTimeLimit(Duration.ofSeconds(3)))) {
      assertThat(reason(impatient.extract(file("hang")))).isEqualTo(FailureReason.TOOK_TOO_LONG);
      assertReadsOn(impatient);
    }
  }

  @Test
  void keepsTheWorkerAfterAnErrorThatItCanTell() throws Exception {
    try (SupervisedExtractor single = new SupervisedExtractor(SETTINGS.withWorkers(1))) {
      assertThat(reason(single.extract(file("throw")))).isEqualTo(FailureReason.DAMAGED);
      List<Long> before = List.copyOf(single.workerPids());
      assertThat(reason(single.extract(file("recurse")))).isEqualTo(FailureReason.DAMAGED);
      assertThat(single.workerPids()).containsExactlyElementsOf(before);
    }
  }

  @Test
  void isNotConfusedByWhatLibrariesPrint() throws Exception {
    assertThat(extractor.extract(file("print"))).isInstanceOf(Extraction.Extracted.class);
    assertReadsOn(extractor);
  }

  @Test
  void opensNoConnection() throws Exception {
    assertThat(extractor.extract(file("fetch")))
        .isInstanceOfSatisfying(
            Extraction.Failed.class,
            failed -> assertThat(failed.cause()).contains("may not use the network"));
  }

  @Test
  void looksUpNoHosts() throws Exception {
    assertThat(extractor.extract(file("look up a host")))
        .isInstanceOfSatisfying(
            Extraction.Failed.class, failed -> assertThat(failed.cause()).contains("hosts file"));
  }

  @Test
  void readsForManyThreadsAtOnce() throws Exception {
    List<Future<Extraction>> answers = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      for (int i = 0; i < 60; i++) {
        Path file = file("text number " + i);
        answers.add(threads.submit(() -> extractor.extract(file)));
      }
    }
    for (int i = 0; i < answers.size(); i++) {
      String expected = "text number " + i;
      assertThat(answers.get(i).get())
          .isInstanceOfSatisfying(
              Extraction.Extracted.class,
              extracted -> assertThat(extracted.document().text()).isEqualTo(expected));
    }
    assertThat(extractor.workerPids()).hasSizeLessThanOrEqualTo(2);
  }

  @Test
  void saysThatAFileIsMissing() {
    assertThat(reason(extractor.extract(folder.resolve("nowhere.txt"))))
        .isEqualTo(FailureReason.UNREADABLE);
  }

  @Test
  void anInterruptCancelsAndKillsTheWorker() throws Exception {
    Path hanging = file("hang");
    try (SupervisedExtractor single = new SupervisedExtractor(SETTINGS.withWorkers(1))) {
      FutureTask<Extraction> reading = new FutureTask<>(() -> single.extract(hanging));
      Thread thread = Thread.ofPlatform().start(reading);
      awaitHang(hanging);
      ProcessHandle worker = workerOf(single);
      thread.interrupt();
      assertThatThrownBy(reading::get).hasCauseInstanceOf(CancellationException.class);
      assertThat(worker.onExit().get(30, TimeUnit.SECONDS).isAlive()).isFalse();
      assertReadsOn(single);
    }
  }

  @Test
  void closingCancelsAndKillsTheWorker() throws Exception {
    Path hanging = file("hang");
    try (SupervisedExtractor single = new SupervisedExtractor(SETTINGS.withWorkers(1))) {
      FutureTask<Extraction> reading = new FutureTask<>(() -> single.extract(hanging));
      Thread.ofPlatform().start(reading);
      awaitHang(hanging);
      ProcessHandle worker = workerOf(single);
      single.close();
      assertThatThrownBy(reading::get).hasCauseInstanceOf(CancellationException.class);
      assertThat(worker.onExit().get(30, TimeUnit.SECONDS).isAlive()).isFalse();
    }
  }

  @Test
  void replacesAWorkerThatDiedIdle() throws Exception {
    try (SupervisedExtractor single = new SupervisedExtractor(SETTINGS.withWorkers(1))) {
      assertReadsOn(single);
      ProcessHandle worker = workerOf(single);
      worker.destroyForcibly();
      worker.onExit().get(30, TimeUnit.SECONDS);
      assertReadsOn(single);
    }
  }

  @Test
  void leavesNoTemporaryFilesOfAWorkerBehind() throws Exception {
    Path scratch;
    try (SupervisedExtractor single = new SupervisedExtractor(SETTINGS.withWorkers(1))) {
      Extraction extraction = single.extract(file("make a temporary file"));
      assertThat(extraction).isInstanceOf(Extraction.Extracted.class);
      scratch = Path.of(((Extraction.Extracted) extraction).document().text());
      assertThat(scratch).exists();
    }
    assertThat(scratch.getParent()).doesNotExist();
  }

  @Test
  void saysThatNoWorkerCanBeStarted() throws Exception {
    Path file = file("fine");
    try (SupervisedExtractor broken =
        new SupervisedExtractor(SETTINGS.withReader(WithoutConstructor.class))) {
      assertThatThrownBy(() -> broken.extract(file))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("did not start");
    }
  }

  @Test
  void aWorkerDiesWithItsParentEvenInTheMidstOfADocument() throws Exception {
    Path hanging = file("hang");
    Process parent =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-classpath",
                System.getProperty("java.class.path"),
                DoomedParent.class.getName(),
                file("fine").toString(),
                hanging.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(parent.getInputStream(), UTF_8))) {
      String line = lines.readLine();
      while (!line.startsWith("worker ")) {
        line = lines.readLine();
      }
      ProcessHandle worker =
          ProcessHandle.of(Long.parseLong(line.substring("worker ".length()))).orElseThrow();
      awaitHang(hanging);
      parent.destroyForcibly();
      worker.onExit().get(30, TimeUnit.SECONDS);
      assertThat(worker.isAlive()).isFalse();
    } finally {
      parent.destroyForcibly();
    }
  }

  private static ProcessHandle workerOf(SupervisedExtractor single) {
    return ProcessHandle.of(single.workerPids().iterator().next()).orElseThrow();
  }

  private static void awaitHang(Path file) {
    while (!Files.exists(MisbehavingReader.startedMark(file))) {
      Thread.onSpinWait();
    }
  }

  /** Cannot be made by a worker. */
  private static final class WithoutConstructor implements FormatReader {
    private final int number;

    private WithoutConstructor(int number) {
      this.number = number;
    }

    @Override
    public Document read(Path file, DocumentFormat format) {
      throw new IllegalStateException("never made: " + number);
    }
  }
}
