package org.urtext.extraction.flow;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.parser.Parser;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.UnreadableDocumentException;

/**
 * Markdown without its marks: link and image texts stay, addresses go; code stays as text; line
 * breaks stay where they are.
 */
public final class MarkdownReader implements FormatReader {
  private static final Pattern FRONT_MATTER =
      Pattern.compile(
          "\\A---[ \\t]*\\n(.{0,20000}?)\\n(?:---|\\.\\.\\.)[ \\t]*(?:\\n|\\z)", Pattern.DOTALL);
  private static final Pattern FRONT_MATTER_ENTRY =
      Pattern.compile("(?m)^(title|author|date)[ \\t]*:[ \\t]*[\"']?([^\"'\\n]+)");

  private static final Pattern FENCE = Pattern.compile(" {0,3}(```+|~~~+).*");
  private static final Pattern UNDERLINE = Pattern.compile(" {0,3}(=+|-+)[ \\t]*");
  private static final Pattern RULE = Pattern.compile(" {0,3}([-*_])[ \\t]*(\\1[ \\t]*){2,}");
  private static final Pattern TABLE_RULE = Pattern.compile("[ \\t]*\\|?[ \\t:|-]*-[ \\t:|-]*");
  private static final Pattern REFERENCE =
      Pattern.compile(" {0,3}\\[[^\\]\\n]{1,200}\\]:[ \\t]*\\S+.*");
  private static final Pattern LINE_START =
      Pattern.compile(
          "^[ \\t]*(?:>[ \\t]?)*[ \\t]*(?:#{1,6}[ \\t]+|(?:[-*+]|\\d{1,9}[.)])[ \\t]+(?:\\[[ xX]\\][ \\t]+)?)?");
  private static final Pattern CLOSING_HASHES = Pattern.compile("[ \\t]+#+[ \\t]*$");

  private static final Pattern CODE_SPAN = Pattern.compile("(`{1,3})(?!`)([^`\\n]+)\\1(?!`)");
  private static final Pattern LINK =
      Pattern.compile(
          "!?\\[([^\\[\\]\\n]{0,2000})\\](?:\\([^()\\n]{0,2000}(?:\\([^()\\n]{0,500}\\)[^()\\n]{0,500})?\\)|\\[[^\\]\\n]{0,200}\\])");
  private static final Pattern AUTOLINK =
      Pattern.compile("<((?:https?|ftp|mailto):[^>\\s]{1,2000})>");
  private static final Pattern TAG =
      Pattern.compile("</?[A-Za-z][^<>\\n]{0,2000}>|<!--[^\\n]{0,2000}?-->");
  private static final Pattern STRONG =
      Pattern.compile("(\\*{1,3}|~~)(?=\\S)([^*~\\n]+?)(?<=\\S)\\1");
  private static final Pattern UNDERSCORED =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}_])(_{1,3})(?=\\S)([^_\\n]+?)(?<=\\S)\\1(?![\\p{L}\\p{N}_])");
  private static final Pattern ESCAPED = Pattern.compile("\\\\([\\\\`*_{}\\[\\]()#+.!|<>~-])");

  @Override
  public Document read(Path file, DocumentFormat format)
      throws IOException, UnreadableDocumentException {
    String source = PlainTextReader.withPlainBreaks(TextDecoder.decode(file));
    FlowMetadata metadata = new FlowMetadata();
    Matcher front = FRONT_MATTER.matcher(source);
    if (front.find()) {
      readFrontMatter(front.group(1), metadata);
      source = source.substring(front.end());
    }
    FlowText flow = new FlowText();
    flow.append(withoutMarks(source), true);
    return flow.toDocument(metadata.toMetadata(format));
  }

  private static void readFrontMatter(String front, FlowMetadata metadata) {
    Matcher entry = FRONT_MATTER_ENTRY.matcher(front);
    while (entry.find()) {
      String value = entry.group(2);
      switch (entry.group(1)) {
        case "title" -> metadata.title(value);
        case "author" -> metadata.author(value);
        default -> metadata.created(FlowMetadata.isoDate(value));
      }
    }
  }

  private static String withoutMarks(String source) {
    List<String> lines = new ArrayList<>();
    String fence = "";
    for (String line : source.split("\n", -1)) {
      Matcher opening = FENCE.matcher(line);
      if (!fence.isEmpty()) {
        if (line.strip().startsWith(fence)) {
          fence = "";
        } else {
          lines.add(line);
        }
      } else if (opening.matches()) {
        fence = opening.group(1);
      } else if (!isMarkOnly(line, lines)) {
        lines.add(withoutInlineMarks(line));
      }
    }
    return String.join("\n", lines);
  }

  /** Rules, underlines of headings and of table heads, and definitions of links. */
  private static boolean isMarkOnly(String line, List<String> before) {
    boolean followsText = !before.isEmpty() && !before.getLast().isBlank();
    return RULE.matcher(line).matches()
        || followsText && UNDERLINE.matcher(line).matches()
        || followsText && line.contains("|") && TABLE_RULE.matcher(line).matches()
        || REFERENCE.matcher(line).matches();
  }

  private static String withoutInlineMarks(String line) {
    String text = LINE_START.matcher(line).replaceFirst("");
    text = CLOSING_HASHES.matcher(text).replaceFirst("");
    if (text.startsWith("|")) {
      text = text.replaceAll("^\\||\\|[ \\t]*$", "").replaceAll("[ \\t]*\\|[ \\t]*", "\t").strip();
    }
    text = CODE_SPAN.matcher(text).replaceAll("$2");
    text = LINK.matcher(text).replaceAll("$1");
    text = AUTOLINK.matcher(text).replaceAll("$1");
    text = TAG.matcher(text).replaceAll("");
    text = STRONG.matcher(text).replaceAll("$2");
    text = STRONG.matcher(text).replaceAll("$2");
    text = UNDERSCORED.matcher(text).replaceAll("$2");
    text = ESCAPED.matcher(text).replaceAll("$1");
    return text.contains("&") ? Parser.unescapeEntities(text, false) : text;
  }
}
