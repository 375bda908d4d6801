package org.urtext.extraction.flow;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The colour table of an RTF document. */
final class RtfColours {
  private static final int MAX_COLOURS = 10_000;
  private static final int AUTOMATIC = -1;

  private final List<Integer> colours = new ArrayList<>();
  private int entry = AUTOMATIC;

  void word(String word, int channel) {
    switch (word) {
      case "red" -> set(16, channel);
      case "green" -> set(8, channel);
      case "blue" -> set(0, channel);
      default -> {}
    }
  }

  private void set(int shift, int channel) {
    entry = (entry == AUTOMATIC ? 0 : entry) | (channel & 255) << shift;
  }

  void endEntry() {
    if (colours.size() < MAX_COLOURS) {
      colours.add(entry);
    }
    entry = AUTOMATIC;
  }

  /** The colour of that number; null for the automatic one and for one that does not exist. */
  @Nullable Integer rgb(int index) {
    if (index < 0 || index >= colours.size() || colours.get(index) == AUTOMATIC) {
      return null;
    }
    return colours.get(index);
  }
}
