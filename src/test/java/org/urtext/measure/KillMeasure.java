package org.urtext.measure;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.urtext.library.FullDiskTrial;
import org.urtext.library.KillTrial;

/**
 * The long form of the kill test: a process that works on a library is killed many times at random
 * instants, and as often the disk is full at random points; each time the library must verify clean
 * and hold every document that was promised.
 *
 * <p>Arguments: a folder to work in that does not exist, kills (200), full disks (200), the longest
 * time before a kill in milliseconds (1500), seed (1).
 */
public final class KillMeasure {
  private KillMeasure() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    int kills = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 200;
    int fullDisks = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 200;
    int mostMillis = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 1500;
    long seed = arguments.length > 4 ? Long.parseLong(arguments[4]) : 1;

    Files.createDirectories(folder);
    KillTrial trial = new KillTrial(folder.resolve("killed"), seed);
    int unsound = 0;
    for (int kill = 1; kill <= kills; kill++) {
      trial.killOnce(mostMillis);
      List<String> complaints = trial.complaints();
      unsound += complaints.isEmpty() ? 0 : 1;
      complaints.forEach(System.out::println);
      if (kill % 20 == 0) {
        System.out.printf("%d kills, %,d documents%n", kill, trial.documents());
      }
    }
    System.out.printf(
        "%d kills: %d left something wrong; %,d documents at the end; the slowest opening took"
            + " %.2f s%n",
        kills, unsound, trial.documents(), trial.longestOpeningSeconds());

    try (FullDiskTrial full = new FullDiskTrial(folder.resolve("full"), seed)) {
      int failures = 0;
      for (int i = 0; i < fullDisks; i++) {
        failures += full.fillOnce() ? 1 : 0;
        full.complaints().forEach(System.out::println);
      }
      System.out.printf(
          "%d times a disk with little left: %d writes failed; %,d documents at the end, %d"
              + " complaints%n",
          fullDisks, failures, full.documents(), full.complaintCount());
    }
  }
}
