package org.urtext.extraction.flow;

/** What holds inside one group of an RTF document; a new group starts as a copy of its parent. */
final class RtfGroup {
  enum Destination {
    BODY,
    NOTE,
    SKIPPED,
    FONT_TABLE,
    COLOUR_TABLE,
    TITLE,
    AUTHOR,
    CREATED,
    MODIFIED,
    INFO
  }

  Destination destination = Destination.BODY;

  /** The next control word names a destination that old readers must pass over. */
  boolean optional;

  /** An aside was opened with this group and ends with it. */
  boolean opensNote;

  boolean hidden;
  boolean deleted;
  int colour;
  int background;
  int paragraphBackground;
  float sizePoints = 12;
  int font;
  int unicodeSkip = 1;

  RtfGroup child() {
    RtfGroup child = new RtfGroup();
    child.destination = destination;
    child.hidden = hidden;
    child.deleted = deleted;
    child.colour = colour;
    child.background = background;
    child.paragraphBackground = paragraphBackground;
    child.sizePoints = sizePoints;
    child.font = font;
    child.unicodeSkip = unicodeSkip;
    return child;
  }

  void resetCharacters() {
    hidden = false;
    colour = 0;
    background = 0;
    sizePoints = 12;
  }

  boolean isText() {
    return destination == Destination.BODY || destination == Destination.NOTE;
  }
}
