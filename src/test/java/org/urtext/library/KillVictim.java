package org.urtext.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.urtext.progress.Progress;
import org.urtext.table.TableLayout;

/**
 * A process that works on a library until it is killed, and says on its standard output what has
 * been promised: {@code added N}, or {@code removing N} before and {@code removed N} after.
 *
 * <p>Arguments: the folder, the seed, the number of the first document.
 */
public final class KillVictim {
  private static final int WORDS = 120;

  private KillVictim() {}

  static String text(int number) {
    // Every third document begins with the words of the one before it.
    String own = SampleTexts.words(number, WORDS);
    return number % 3 == 0 ? SampleTexts.words(number - 1, WORDS / 2) + " " + own : own;
  }

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    Random random = new Random(Long.parseLong(arguments[1]));
    int next = Integer.parseInt(arguments[2]);
    LibrarySettings settings = LibrarySettings.withTexts(1);
    Library library =
        Files.exists(folder.resolve("library.json"))
            ? Library.open(folder, Progress.UNWATCHED)
            : Library.create(folder, settings);
    say("ready");
    while (true) {
      int choice = random.nextInt(20);
      if (choice == 0 && next > 2) {
        removeOne(library, random);
      } else if (choice == 1) {
        library.rebuild(
            settings.withLayout(random.nextBoolean() ? TableLayout.FULL : TableLayout.COMPACT),
            Progress.UNWATCHED);
      } else {
        next = addSome(library, next, 1 + random.nextInt(12));
      }
    }
  }

  private static int addSome(Library library, int first, int count) throws IOException {
    List<AddRequest> requests = new ArrayList<>();
    for (int number = first; number < first + count; number++) {
      requests.add(SampleTexts.request(number, text(number)));
    }
    library.add(
        requests,
        new PlainTextExtractor(),
        result -> say("added " + result.request().name().replace("Title ", "")),
        Progress.UNWATCHED);
    return first + count;
  }

  private static void removeOne(Library library, Random random) throws IOException {
    List<CatalogueEntry> page = library.list(random.nextInt(1, 50), 1);
    if (!page.isEmpty()) {
      String number = page.getFirst().title().replace("Title ", "");
      say("removing " + number);
      library.remove(List.of(page.getFirst().id()), Progress.UNWATCHED);
      say("removed " + number);
    }
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }
}
