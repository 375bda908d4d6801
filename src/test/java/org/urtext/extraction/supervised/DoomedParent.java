package org.urtext.extraction.supervised;

import java.nio.file.Path;
import java.util.Locale;

/** A program that is killed while its worker hangs; it first says who its worker is. */
public final class DoomedParent {
  private DoomedParent() {}

  public static void main(String[] arguments) {
    try (SupervisedExtractor extractor =
        new SupervisedExtractor(
            WorkerSettings.standard().withWorkers(1).withReader(MisbehavingReader.class))) {
      var unused = extractor.extract(Path.of(arguments[0]));
      System.out.println(
          String.format(Locale.ROOT, "worker %d", extractor.workerPids().iterator().next()));
      System.out.flush();
      extractor.extract(Path.of(arguments[1]));
    }
  }
}
