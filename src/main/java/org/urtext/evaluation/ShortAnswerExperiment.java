package org.urtext.evaluation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.urtext.alignment.Passage;
import org.urtext.alignment.PassageAligner;
import org.urtext.alignment.PreparedText;
import org.urtext.alignment.TextPreparation;
import org.urtext.analysis.Language;

/**
 * The short answers of P. Clough and M. Stevenson, "Developing a corpus of plagiarised short
 * answers" (2011): every answer is aligned with the text it may have been taken from. A byte that
 * is no UTF-8 is read as an unknown character.
 */
public final class ShortAnswerExperiment {
  private static final String ORIGINAL = "orig";

  private final PassageAligner aligner;
  private final TextPreparation preparation = new TextPreparation(Language.ENGLISH);

  public ShortAnswerExperiment(PassageAligner aligner) {
    this.aligner = aligner;
  }

  /**
   * The answers of one category.
   *
   * @param unmarkedFiles the answers in which nothing was found
   */
  public record Category(
      String name, int answers, long chars, long markedChars, List<String> unmarkedFiles) {

    public int found() {
      return answers - unmarkedFiles.size();
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%-6s found %2d of %2d, marked %5.1f %% of the text",
          name,
          found(),
          answers,
          100.0 * markedChars / Math.max(1, chars));
    }
  }

  private record Answer(String file, String task, String category) {}

  /** The categories by their names. */
  public List<Category> run(Path folder) throws IOException {
    Map<String, PreparedText> originals = new TreeMap<>();
    Map<String, List<Answer>> byCategory = new TreeMap<>();
    for (Answer answer : answers(folder)) {
      if (answer.category().equals(ORIGINAL)) {
        originals.put(answer.task(), prepare(folder, answer));
      } else {
        byCategory.computeIfAbsent(answer.category(), name -> new ArrayList<>()).add(answer);
      }
    }
    List<Category> categories = new ArrayList<>();
    for (Map.Entry<String, List<Answer>> entry : byCategory.entrySet()) {
      long chars = 0;
      long marked = 0;
      List<String> unmarked = new ArrayList<>();
      for (Answer answer : entry.getValue()) {
        PreparedText original = originals.get(answer.task());
        if (original == null) {
          throw new IOException("no original for " + answer.file());
        }
        PreparedText text = prepare(folder, answer);
        List<Passage> passages = aligner.align(text, original);
        chars += text.text().length();
        marked += passages.stream().mapToLong(passage -> passage.document().length()).sum();
        if (passages.isEmpty()) {
          unmarked.add(answer.file());
        }
      }
      categories.add(
          new Category(entry.getKey(), entry.getValue().size(), chars, marked, unmarked));
    }
    return categories;
  }

  private static List<Answer> answers(Path folder) throws IOException {
    List<Answer> answers = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("file_information.csv"))) {
      String[] cells = line.strip().split(",", -1);
      if (cells.length == 3 && cells[0].endsWith(".txt")) {
        answers.add(new Answer(cells[0], cells[1], cells[2]));
      }
    }
    return answers;
  }

  private PreparedText prepare(Path folder, Answer answer) throws IOException {
    byte[] bytes = Files.readAllBytes(folder.resolve(answer.file()));
    return preparation.prepare(new String(bytes, StandardCharsets.UTF_8));
  }
}
