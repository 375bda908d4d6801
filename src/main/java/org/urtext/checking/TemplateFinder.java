package org.urtext.checking;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.urtext.analysis.Tokens;
import org.urtext.document.Span;

/**
 * Finds the words of a template in a document, in whatever order its parts come. Runs of the
 * template's words are joined across small gaps, where names were filled in or words changed; what
 * stands in a gap is the template's only where the template has the same word there. A block of few
 * words is nobody's.
 */
final class TemplateFinder {
  private static final int SEED_WORDS = 4;
  private static final int MAX_GAP_WORDS = 8;
  private static final int MIN_BLOCK_WORDS = 8;
  private static final int NOWHERE = -1;

  private final Tokens document;
  private final Tokens template;
  private final Map<Long, List<Integer>> seeds = new HashMap<>();

  private TemplateFinder(Tokens document, Tokens template) {
    this.document = document;
    this.template = template;
    for (int i = 0; i + SEED_WORDS <= template.size(); i++) {
      seeds.computeIfAbsent(seedHash(template, i), hash -> new ArrayList<>()).add(i);
    }
  }

  /** The template's words in the document, in order. Both must be analysed alike. */
  static List<Span> find(Tokens document, Tokens template) {
    return new TemplateFinder(document, template).spans();
  }

  private static long seedHash(Tokens tokens, int first) {
    long hash = 0;
    for (int i = first; i < first + SEED_WORDS; i++) {
      hash = (hash ^ tokens.hash(i)) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 31;
    }
    return hash;
  }

  private List<Span> spans() {
    List<Span> spans = new ArrayList<>();
    List<Integer> block = new ArrayList<>();
    int templateEnd = NOWHERE;
    int at = 0;
    while (at + SEED_WORDS <= document.size()) {
      int partner = partnerOf(at, templateEnd);
      if (partner == NOWHERE) {
        at++;
        continue;
      }
      if (!block.isEmpty() && continues(block.getLast() + 1, at, templateEnd, partner)) {
        addEqualWords(block, block.getLast() + 1, at, templateEnd, partner);
      } else {
        close(block, spans);
      }
      while (at < document.size()
          && partner < template.size()
          && document.hash(at) == template.hash(partner)) {
        block.add(at++);
        partner++;
      }
      templateEnd = partner;
    }
    close(block, spans);
    return spans;
  }

  /**
   * Where the template has the same words: the nearest place after the last one, else the first.
   */
  private int partnerOf(int at, int templateEnd) {
    List<Integer> places = seeds.getOrDefault(seedHash(document, at), List.of());
    for (int place : places) {
      if (place >= templateEnd) {
        return place;
      }
    }
    return places.isEmpty() ? NOWHERE : places.getFirst();
  }

  private static boolean continues(int gapFrom, int gapTo, int templateFrom, int templateTo) {
    return gapTo - gapFrom <= MAX_GAP_WORDS
        && templateTo >= templateFrom
        && templateTo - templateFrom <= MAX_GAP_WORDS;
  }

  private void addEqualWords(
      List<Integer> block, int from, int to, int templateFrom, int templateTo) {
    int templateAt = templateFrom;
    for (int i = from; i < to; i++) {
      for (int j = templateAt; j < templateTo; j++) {
        if (document.hash(i) == template.hash(j)) {
          block.add(i);
          templateAt = j + 1;
          break;
        }
      }
    }
  }

  private void close(List<Integer> block, List<Span> spans) {
    if (block.size() >= MIN_BLOCK_WORDS) {
      int first = block.getFirst();
      for (int i = 1; i <= block.size(); i++) {
        int last = block.get(i - 1);
        if (i == block.size() || block.get(i) != last + 1) {
          spans.add(new Span(document.start(first), document.end(last)));
          first = i == block.size() ? first : block.get(i);
        }
      }
    }
    block.clear();
  }
}
