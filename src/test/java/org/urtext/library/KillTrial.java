package org.urtext.library;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.urtext.progress.Progress;

/**
 * Starts a {@link KillVictim}, kills it at a random instant, and looks at what it left; again and
 * again on the same library.
 */
public final class KillTrial {
  private final Path folder;
  private final Random random;
  private final Set<Integer> promised = new TreeSet<>();
  private final Set<Integer> removed = new TreeSet<>();
  private final Set<Integer> perhapsRemoved = new TreeSet<>();
  private int highest;
  private double longestOpeningSeconds;

  public KillTrial(Path folder, long seed) {
    this.folder = folder;
    this.random = new Random(seed);
  }

  /**
   * Lets it work for up to so many milliseconds; three times out of four they count from the end of
   * its opening.
   */
  public void killOnce(int mostMillis) throws IOException, InterruptedException {
    Process victim = start(folder, random.nextLong(), highest + 1, new File(folder + ".log"));
    int millis = random.nextInt(mostMillis);
    boolean fromReady = random.nextInt(4) > 0;
    CountDownLatch ready = new CountDownLatch(fromReady ? 1 : 0);
    Thread killer = Thread.ofPlatform().start(() -> kill(victim, ready, millis));
    try (BufferedReader lines = victim.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.equals("ready")) {
          ready.countDown();
        } else {
          hear(line);
        }
      }
    }
    ready.countDown();
    killer.join();
    victim.waitFor();
  }

  private static void kill(Process victim, CountDownLatch ready, int millis) {
    try {
      ready.await();
      victim.waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    // The handle leaves the pipe open, so that what was said before the kill is still heard.
    victim.toHandle().destroyForcibly();
  }

  static Process start(Path folder, long seed, int first, File log) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx128m",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-classpath",
            System.getProperty("java.class.path"),
            KillVictim.class.getName(),
            folder.toString(),
            Long.toString(seed),
            Integer.toString(first))
        .redirectError(ProcessBuilder.Redirect.appendTo(log))
        .start();
  }

  private void hear(String line) {
    String[] words = line.split(" ", 2);
    int number = Integer.parseInt(words[1]);
    switch (words[0]) {
      case "added" -> promised.add(number);
      case "removing" -> perhapsRemoved.add(number);
      case "removed" -> {
        perhapsRemoved.remove(number);
        promised.remove(number);
        removed.add(number);
      }
      default -> throw new IllegalStateException(line);
    }
  }

  /** What is wrong with the library, in sentences; nothing should be. */
  public List<String> complaints() throws IOException {
    if (!folder.resolve("library.json").toFile().exists()) {
      return promised.isEmpty() ? List.of() : List.of("the library is gone");
    }
    List<String> complaints = new ArrayList<>();
    long start = System.nanoTime();
    try (Library library = Library.open(folder, Progress.UNWATCHED)) {
      longestOpeningSeconds = Math.max(longestOpeningSeconds, (System.nanoTime() - start) / 1e9);
      complaints.addAll(library.repairsOnOpening());
      complaints.addAll(library.verify(Progress.UNWATCHED).damages());
      Map<Integer, CatalogueEntry> there = new HashMap<>();
      for (CatalogueEntry entry : library.list(0, Integer.MAX_VALUE / 2)) {
        there.put(Integer.valueOf(entry.title().replace("Title ", "")), entry);
      }
      for (int number : promised) {
        if (!there.containsKey(number) && !perhapsRemoved.contains(number)) {
          complaints.add("document " + number + " was promised and is not there");
        }
      }
      for (Map.Entry<Integer, CatalogueEntry> document : there.entrySet()) {
        check(library, document.getKey(), document.getValue(), complaints);
      }
      promised.retainAll(there.keySet());
      promised.addAll(there.keySet());
      perhapsRemoved.clear();
      highest = Math.max(highest, promised.stream().mapToInt(Integer::intValue).max().orElse(0));
    }
    return complaints;
  }

  private void check(Library library, int number, CatalogueEntry entry, List<String> complaints)
      throws IOException {
    String text = KillVictim.text(number);
    if (removed.contains(number)) {
      complaints.add("document " + number + " was removed and is there");
    }
    if (!library.document(entry.id()).orElseThrow().text().equals(text)) {
      complaints.add("document " + number + " has another text");
    }
    if (number > highest) {
      OriginReport report = library.origins(library.tokens(text, null), CatalogueEntry.NONE);
      if (report.sources().stream().noneMatch(source -> source.entry().id() == entry.id())) {
        complaints.add("the table does not know document " + number);
      }
    }
  }

  public int documents() {
    return promised.size();
  }

  public double longestOpeningSeconds() {
    return longestOpeningSeconds;
  }
}
