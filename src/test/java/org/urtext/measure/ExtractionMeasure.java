package org.urtext.measure;

import ch.qos.logback.classic.Level;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.pdf.PDFParser;
import org.apache.tika.sax.BodyContentHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.pdf.PdfReader;

/**
 * How well and how fast PDF files are read, next to Poppler's {@code pdftotext} and Tika's own PDF
 * parser: {@code -Dargs="FOLDER [ROUNDS] [differences]"}.
 *
 * <p>Quality is the share of pdftotext's words, and of its runs of eight words, that are found
 * again. 'Body' sets aside what the reader leaves out on purpose: lines at the edge of pages that
 * repeat on other pages, and hyphens inside words. Speed is pages per second of processor time,
 * that of the garbage collector included, after four rounds of warming up: it holds on a busy
 * machine too.
 */
public final class ExtractionMeasure {
  private static final int WARM_UP_ROUNDS = 4;
  private static final int SHINGLE_WORDS = 8;
  private static final int EDGE_LINES = 2;
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

  private static final OperatingSystemMXBean PROCESS =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private ExtractionMeasure() {}

  /** The text of a file by one program. */
  private interface Reader {
    String text(Path file) throws Exception;
  }

  /** Words of one program found by another, of so many. */
  private record Share(long found, long all) {
    Share plus(Share other) {
      return new Share(found + other.found, all + other.all);
    }

    String percent() {
      return all == 0 ? "-" : String.format(Locale.ROOT, "%.2f", 100.0 * found / all);
    }
  }

  /** All of one program's text against pdftotext's. */
  private record Quality(Share words, Share body, Share bodyShingles, Share precision) {
    static final Quality NONE =
        new Quality(new Share(0, 0), new Share(0, 0), new Share(0, 0), new Share(0, 0));

    static Quality of(String text, String reference) {
      String body = withoutRunningLines(reference);
      List<String> ours = wordsOf(joined(text));
      List<String> theirs = wordsOf(joined(body));
      return new Quality(
          share(wordsOf(reference), wordsOf(text)),
          share(theirs, ours),
          share(shingles(theirs), shingles(ours)),
          share(shingles(ours), shingles(wordsOf(joined(reference)))));
    }

    Quality plus(Quality other) {
      return new Quality(
          words.plus(other.words),
          body.plus(other.body),
          bodyShingles.plus(other.bodyShingles),
          precision.plus(other.precision));
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%7s %7s %9s %9s",
          words.percent(),
          body.percent(),
          bodyShingles.percent(),
          precision.percent());
    }
  }

  public static void main(String[] arguments) throws Exception {
    // What the libraries say of fonts would be measured as well.
    ((ch.qos.logback.classic.Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME))
        .setLevel(Level.OFF);
    Path folder = Path.of(arguments[0]);
    int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 5;
    boolean differences = arguments.length > 2;
    List<Path> files;
    try (Stream<Path> found = Files.walk(folder)) {
      files = found.filter(file -> file.toString().endsWith(".pdf")).sorted().toList();
    }
    System.out.println("per cent of pdftotext's words, body words, runs of 8 body words;");
    System.out.println("and of the reader's own runs of 8 words that pdftotext has too");
    System.out.printf("%-24s %-35s   %s%n", "file", "Urtext", "Tika");
    Quality ours = Quality.NONE;
    Quality tikas = Quality.NONE;
    int pages = 0;
    for (Path file : files) {
      String reference = popplerText(file);
      String text = urtextText(file);
      Quality own = Quality.of(text, reference);
      Quality tika = Quality.of(tikaText(file), reference);
      System.out.printf("%-24s %s   %s%n", file.getFileName(), own, tika);
      ours = ours.plus(own);
      tikas = tikas.plus(tika);
      pages += (int) reference.chars().filter(c -> c == '\f').count();
      if (differences) {
        printDifferences(text, reference);
      }
    }
    System.out.printf("%-24s %s   %s%n%n", "all", ours, tikas);
    printSpeed(files, pages, rounds);
  }

  private static void printSpeed(List<Path> files, int pages, int rounds) throws Exception {
    System.out.println("pages per second of one core, " + pages + " pages a round");
    System.out.printf("%-10s %10s %10s %8s%n", "round", "Urtext", "Tika", "ratio");
    double[] totals = new double[2];
    for (int round = 0; round < WARM_UP_ROUNDS + rounds; round++) {
      double ours = seconds(files, ExtractionMeasure::urtextText);
      double tika = seconds(files, ExtractionMeasure::tikaText);
      if (round >= WARM_UP_ROUNDS) {
        totals[0] += ours;
        totals[1] += tika;
        printRound(Integer.toString(round - WARM_UP_ROUNDS + 1), pages / ours, pages / tika);
      }
    }
    printRound("all", pages * rounds / totals[0], pages * rounds / totals[1]);
  }

  private static void printRound(String name, double ours, double tika) {
    System.out.printf(Locale.ROOT, "%-10s %10.0f %10.0f %8.2f%n", name, ours, tika, ours / tika);
  }

  private static double seconds(List<Path> files, Reader reader) throws Exception {
    long start = PROCESS.getProcessCpuTime();
    for (Path file : files) {
      if (reader.text(file).isEmpty()) {
        throw new IllegalStateException("no text in " + file);
      }
    }
    return (PROCESS.getProcessCpuTime() - start) / 1e9;
  }

  private static String urtextText(Path file) throws Exception {
    return new PdfReader().read(file, DocumentFormat.PDF).text();
  }

  private static String tikaText(Path file) throws Exception {
    BodyContentHandler handler = new BodyContentHandler(-1);
    try (InputStream in = TikaInputStream.get(file)) {
      new PDFParser().parse(in, handler, new Metadata(), new ParseContext());
    }
    return handler.toString();
  }

  private static String popplerText(Path file) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder("pdftotext", "-enc", "UTF-8", file.toString(), "-")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text;
  }

  /** Drops the outermost lines of each page whose shape, numbers aside, other pages have too. */
  private static String withoutRunningLines(String reference) {
    String[] pages = reference.split("\f");
    Map<String, Integer> shapes = new HashMap<>();
    for (String page : pages) {
      List<String> lines = page.lines().filter(line -> !line.isBlank()).toList();
      for (int i = 0; i < lines.size(); i++) {
        if (i < EDGE_LINES || i >= lines.size() - EDGE_LINES) {
          shapes.merge(shape(lines.get(i)), 1, Integer::sum);
        }
      }
    }
    StringBuilder body = new StringBuilder();
    for (String page : pages) {
      List<String> lines = page.lines().filter(line -> !line.isBlank()).toList();
      for (int i = 0; i < lines.size(); i++) {
        boolean edge = i < EDGE_LINES || i >= lines.size() - EDGE_LINES;
        if (!edge || shapes.getOrDefault(shape(lines.get(i)), 0) < 2) {
          body.append(lines.get(i)).append('\n');
        }
      }
    }
    return body.toString();
  }

  private static String shape(String line) {
    return line.strip().replaceAll("\\d+|\\b[ivxlc]+\\b", "#");
  }

  private static String joined(String text) {
    return text.replaceAll("(?<=\\p{L})[-\u2010\u00AD]\\s*(?=\\p{L})", "");
  }

  private static List<String> wordsOf(String text) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(plain);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  private static List<String> shingles(List<String> words) {
    List<String> shingles = new ArrayList<>();
    for (int i = 0; i + SHINGLE_WORDS <= words.size(); i++) {
      shingles.add(String.join(" ", words.subList(i, i + SHINGLE_WORDS)));
    }
    return shingles;
  }

  private static Share share(List<String> wanted, List<String> offered) {
    return new Share(wanted.size() - missing(wanted, offered).size(), wanted.size());
  }

  private static List<String> missing(List<String> wanted, List<String> offered) {
    Map<String, Integer> counts = new HashMap<>();
    offered.forEach(item -> counts.merge(item, 1, Integer::sum));
    List<String> missing = new ArrayList<>();
    for (String item : wanted) {
      if (counts.merge(item, -1, Integer::sum) < 0) {
        missing.add(item);
      }
    }
    return missing;
  }

  private static void printDifferences(String text, String reference) {
    List<String> ours = wordsOf(joined(text));
    List<String> theirs = wordsOf(joined(withoutRunningLines(reference)));
    System.out.println("  only pdftotext: " + missing(theirs, ours));
    System.out.println("  only Urtext:    " + missing(ours, wordsOf(joined(reference))));
  }
}
