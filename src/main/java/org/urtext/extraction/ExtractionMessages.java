package org.urtext.extraction;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.SortedSet;
import java.util.TreeSet;
import org.urtext.document.Document;
import org.urtext.document.Warning;

/** Says in plain words what became of a file. */
public final class ExtractionMessages {
  private final ResourceBundle bundle;
  private final Locale locale;

  public ExtractionMessages(Locale locale) {
    this.locale = locale;
    this.bundle =
        ResourceBundle.getBundle(
            "org.urtext.extraction.messages",
            locale,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** Why a file gave no text, in one sentence. */
  public String sentence(Extraction.Failed failed, String fileName) {
    return format(failed.reason().id(), fileName);
  }

  /** What must be known of a document: one sentence for each kind of warning, with its pages. */
  public List<String> sentences(Document document) {
    Map<Warning.Kind, List<Warning>> byKind = new EnumMap<>(Warning.Kind.class);
    for (Warning warning : document.warnings()) {
      byKind.computeIfAbsent(warning.kind(), kind -> new ArrayList<>()).add(warning);
    }
    boolean hasPages = document.pages().size() > 1 || document.glyphs() != null;
    List<String> sentences = new ArrayList<>();
    byKind.forEach((kind, warnings) -> sentences.add(sentence(kind, warnings, hasPages)));
    return sentences;
  }

  private String sentence(Warning.Kind kind, List<Warning> warnings, boolean hasPages) {
    SortedSet<Integer> pages = new TreeSet<>();
    for (Warning warning : warnings) {
      if (hasPages && warning.page() > 0) {
        pages.add(warning.page());
      }
    }
    String place =
        switch (pages.size()) {
          case 0 -> ".document";
          case 1 -> ".page";
          default -> ".pages";
        };
    return format(kind.id() + place, ranges(pages), warnings.size());
  }

  private String format(String key, Object... values) {
    return new MessageFormat(bundle.getString(key), locale).format(values);
  }

  /** Numbers with neighbours drawn together: 3, 7–9. */
  private static String ranges(SortedSet<Integer> numbers) {
    StringBuilder text = new StringBuilder();
    int first = 0;
    int last = 0;
    for (int number : numbers) {
      if (last != 0 && number != last + 1) {
        appendRange(text, first, last);
      }
      first = number == last + 1 && last != 0 ? first : number;
      last = number;
    }
    if (last != 0) {
      appendRange(text, first, last);
    }
    return text.toString();
  }

  private static void appendRange(StringBuilder text, int first, int last) {
    text.append(text.isEmpty() ? "" : ", ").append(first);
    if (last > first) {
      text.append(last == first + 1 ? ", " : "\u2013").append(last);
    }
  }
}
