package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds running headers, footers and page numbers: lines at the edge of pages that come again at
 * the same height on neighbouring pages, numbers aside. Left and right pages may differ, so a line
 * is compared over several pages. Where most lines at one height are such, that height is a slot,
 * and a line in it is taken out even if its words come only once, such as the name of a short
 * section.
 */
final class RunningLines {
  private static final int EDGE_LINES = 3;
  private static final int PAGES_AWAY = 4;
  private static final float SAME_HEIGHT_POINTS = 3;
  private static final float LARGEST_TYPE = 1.2f;

  /** Lines of one header follow each other this closely, in parts of the type's size. */
  private static final float TOGETHER = 1.8f;

  /** Towards the body there is more room than this, in parts of the usual distance of lines. */
  private static final float APART = 1.25f;

  private static final double SLOT_SHARE = 0.6;
  private static final int SLOT_LINES = 4;
  private static final int MAX_SLOT_LINE_CHARS = 120;

  private final List<PageText> pages;

  private RunningLines(List<PageText> pages) {
    this.pages = pages;
  }

  static void remove(List<PageText> pages) {
    if (pages.size() > 1) {
      RunningLines running = new RunningLines(pages);
      running.removeAt(true);
      running.removeAt(false);
      running.keepWhereNothingIsLeft();
    }
  }

  /** A document of nothing but running lines, such as a stack of labels, is made of them. */
  private void keepWhereNothingIsLeft() {
    for (PageText page : pages) {
      for (int line = 0; line < page.lines; line++) {
        if (!page.isRemoved(line)) {
          return;
        }
      }
    }
    pages.forEach(PageText::keepAll);
  }

  /**
   * A line near the edge of a page.
   *
   * @param rank 0 for the outermost
   * @param apart whether what follows towards the middle stands apart from it
   */
  private record Edge(int page, int line, int rank, float height, String shape, boolean apart) {}

  private void removeAt(boolean top) {
    float type = bodyType();
    List<List<Edge>> byPage = new ArrayList<>();
    for (int page = 0; page < pages.size(); page++) {
      byPage.add(edgesOf(page, top, type));
    }
    boolean[][] running = new boolean[pages.size()][EDGE_LINES];
    for (List<Edge> own : byPage) {
      for (Edge edge : own) {
        running[edge.page][edge.rank] = comesAgain(edge, byPage);
      }
    }
    Map<Integer, int[]> slots = slots(byPage, running);
    for (List<Edge> own : byPage) {
      removeOutermost(own, running, slots);
    }
  }

  /** Takes lines out from the edge inwards, as far as they are running lines. */
  private void removeOutermost(List<Edge> own, boolean[][] running, Map<Integer, int[]> slots) {
    int last = -1;
    for (Edge edge : own) {
      boolean inSlot =
          edge.apart && isSlot(slots, edge) && edge.shape.length() < MAX_SLOT_LINE_CHARS;
      boolean number = isPageNumber(edge.shape);
      if (running[edge.page][edge.rank] || inSlot) {
        if (edge.apart || number) {
          last = edge.rank;
        }
      } else {
        break;
      }
    }
    for (Edge edge : own) {
      if (edge.rank <= last) {
        pages.get(edge.page).remove(edge.line);
      }
    }
  }

  private static boolean comesAgain(Edge edge, List<List<Edge>> byPage) {
    int from = Math.max(0, edge.page - PAGES_AWAY);
    int to = Math.min(byPage.size() - 1, edge.page + PAGES_AWAY);
    for (int page = from; page <= to; page++) {
      for (Edge other : byPage.get(page)) {
        if (page != edge.page
            && Math.abs(other.height - edge.height) < SAME_HEIGHT_POINTS
            && other.shape.equals(edge.shape)) {
          return true;
        }
      }
    }
    return false;
  }

  /** For each height: how many outermost lines stand there, and how many of them come again. */
  private static Map<Integer, int[]> slots(List<List<Edge>> byPage, boolean[][] running) {
    Map<Integer, int[]> slots = new HashMap<>();
    for (List<Edge> own : byPage) {
      for (Edge edge : own) {
        int[] counts = slots.computeIfAbsent(slotOf(edge), height -> new int[2]);
        counts[0]++;
        counts[1] += running[edge.page][edge.rank] ? 1 : 0;
      }
    }
    return slots;
  }

  private static int slotOf(Edge edge) {
    return Math.round(edge.height / SAME_HEIGHT_POINTS);
  }

  private static boolean isSlot(Map<Integer, int[]> slots, Edge edge) {
    int[] counts = slots.getOrDefault(slotOf(edge), new int[2]);
    return counts[1] >= SLOT_LINES && counts[1] >= SLOT_SHARE * counts[0];
  }

  private List<Edge> edgesOf(int pageIndex, boolean top, float type) {
    PageText page = pages.get(pageIndex);
    List<Integer> lines = new ArrayList<>();
    for (int line = 0; line < page.lines; line++) {
      if (page.isUpright(line) && !page.isRemoved(line)) {
        lines.add(line);
      }
    }
    lines.sort(
        top
            ? Comparator.comparingDouble(page::lineTop)
            : Comparator.comparingDouble(line -> -page.lineBottom(line)));
    List<Edge> own = new ArrayList<>();
    for (int rank = 0; rank < Math.min(EDGE_LINES, lines.size()); rank++) {
      int line = lines.get(rank);
      if (page.lineType(line) > LARGEST_TYPE * type) {
        break;
      }
      if (rank > 0
          && Math.abs(page.lineBottom(line) - page.lineBottom(lines.get(rank - 1)))
              > TOGETHER * page.lineType(line)) {
        break;
      }
      boolean apart = true;
      if (rank + 1 < lines.size()) {
        int next = lines.get(rank + 1);
        float step = Math.abs(page.lineBottom(next) - page.lineBottom(line));
        apart = step > APART * usualStep(page, lines) || step < page.lineType(line) / 3;
      }
      own.add(
          new Edge(
              pageIndex, line, rank, page.lineBottom(line), shape(page.lineText(line)), apart));
    }
    return own;
  }

  private static float usualStep(PageText page, List<Integer> lines) {
    double[] steps = new double[lines.size() - 1];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = Math.abs(page.lineBottom(lines.get(i + 1)) - page.lineBottom(lines.get(i)));
    }
    double[] real = Arrays.stream(steps).filter(step -> step > 4).sorted().toArray();
    return real.length == 0 ? 12 : (float) real[real.length / 2];
  }

  private float bodyType() {
    float[] types = new float[pages.stream().mapToInt(page -> page.lines).sum()];
    int count = 0;
    for (PageText page : pages) {
      for (int line = 0; line < page.lines; line++) {
        types[count++] = page.lineType(line);
      }
    }
    Arrays.sort(types);
    return count == 0 ? 0 : types[count / 2];
  }

  /** The line with its numbers, Arabic and Roman, replaced by one sign. */
  static String shape(String line) {
    StringBuilder shape = new StringBuilder();
    int length = line.length();
    for (int i = 0; i < length; ) {
      char c = line.charAt(i);
      if (!Character.isLetterOrDigit(c)) {
        if (!Character.isWhitespace(c)) {
          shape.append(c);
        }
        i++;
        continue;
      }
      int end = i;
      while (end < length && Character.isLetterOrDigit(line.charAt(end))) {
        end++;
      }
      String word = line.substring(i, end);
      shape.append(isNumber(word) ? "#" : word.replaceAll("\\d+", "#"));
      i = end;
    }
    return shape.toString();
  }

  private static boolean isNumber(String word) {
    boolean digits = true;
    boolean roman = word.length() <= 7;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      digits &= c >= '0' && c <= '9';
      roman &= "ivxlcIVXLC".indexOf(c) >= 0;
    }
    return digits || roman;
  }

  private static boolean isPageNumber(String shape) {
    return shape.length() <= 5 && shape.indexOf('#') >= 0;
  }
}
