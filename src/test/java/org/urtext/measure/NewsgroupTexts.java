package org.urtext.measure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import org.urtext.library.AddRequest;

/** The 20 Newsgroups collection in memory, in the order of its dates. */
final class NewsgroupTexts {
  private NewsgroupTexts() {}

  /**
   * @param folder has {@code order.tsv} with a heading and the columns path, date and title
   */
  static List<AddRequest.Text> read(Path folder) throws IOException {
    List<AddRequest.Text> texts = new ArrayList<>();
    List<String> lines = Files.readAllLines(folder.resolve("order.tsv"));
    for (String line : lines.subList(1, lines.size())) {
      String[] columns = line.split("\t", 3);
      byte[] bytes = Files.readAllBytes(folder.resolve(columns[0]));
      String text = new String(bytes, StandardCharsets.UTF_8);
      Instant date = OffsetDateTime.parse(columns[1]).toInstant();
      texts.add(new AddRequest.Text(text, columns[2], date));
    }
    return texts;
  }

  /** The same text in another alphabet order: as long, as repetitive, with no word in common. */
  static AddRequest.Text shifted(AddRequest.Text original, int by) {
    if (by == 0) {
      return original;
    }
    char[] letters = original.text().toCharArray();
    for (int i = 0; i < letters.length; i++) {
      char letter = letters[i];
      if (letter >= 'a' && letter <= 'z') {
        letters[i] = (char) ('a' + (letter - 'a' + by) % 26);
      } else if (letter >= 'A' && letter <= 'Z') {
        letters[i] = (char) ('A' + (letter - 'A' + by) % 26);
      }
    }
    return new AddRequest.Text(new String(letters), original.title(), original.date());
  }

  static long bytesOf(List<AddRequest.Text> texts) {
    long bytes = 0;
    for (AddRequest.Text text : texts) {
      bytes += text.text().length();
    }
    return bytes;
  }
}
