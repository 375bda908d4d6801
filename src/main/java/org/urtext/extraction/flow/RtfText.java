package org.urtext.extraction.flow;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.UnreadableDocumentException;
import org.urtext.extraction.flow.RtfGroup.Destination;

/** Follows the groups and control words of an RTF document and gathers what a reader sees. */
final class RtfText {
  private static final int MAX_DEPTH = 10_000;
  private static final int MAX_PENDING_BYTES = 1 << 16;

  private static final Set<String> WITHOUT_TEXT =
      Set.of(
          "stylesheet",
          "pict",
          "objdata",
          "objclass",
          "header",
          "headerl",
          "headerr",
          "headerf",
          "footer",
          "footerl",
          "footerr",
          "footerf",
          "fldinst",
          "themedata",
          "colorschememapping",
          "datastore",
          "xe",
          "tc",
          "rxe",
          "bkmkstart",
          "bkmkend",
          "listtable",
          "listoverridetable",
          "revtbl",
          "rsidtbl",
          "generator",
          "annotation",
          "atnid",
          "atnauthor",
          "atndate",
          "atnref",
          "atrfstart",
          "atrfend",
          "nonshppict",
          "sp",
          "pntext",
          "listtext",
          "pntxta",
          "pntxtb",
          "pgptbl",
          "latentstyles",
          "xmlnstbl",
          "wgrffmtfilter",
          "mmathPr",
          "upr",
          "passwordhash",
          "filetbl",
          "ftnsep",
          "ftnsepc",
          "ftncn",
          "aftnsep",
          "aftnsepc",
          "aftncn",
          "keywords",
          "subject",
          "doccomm",
          "operator",
          "company",
          "category",
          "manager",
          "comment",
          "hlinkbase",
          "userprops",
          "template");

  private static final Set<String> OPTIONAL_WITH_TEXT =
      Set.of("shpinst", "ud", "nesttableprops", "footnote", "cs", "ftnalt");

  private final FlowText flow;
  private final RtfCharsets charsets = new RtfCharsets();
  private final Deque<RtfGroup> groups = new ArrayDeque<>();
  private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
  private final RtfColours colours = new RtfColours();
  private final RtfInfo info;
  private RtfGroup group = new RtfGroup();
  private int tableFont;
  private int bytesToSkip;
  private boolean inTableParagraph;
  private boolean tableOpen;
  private boolean rowShaded;

  RtfText(FlowText flow, FlowMetadata metadata) {
    this.flow = flow;
    this.info = new RtfInfo(metadata);
  }

  void read(RtfLexer lexer) throws IOException, UnreadableDocumentException {
    while (true) {
      RtfLexer.Kind kind = lexer.next();
      if (kind != RtfLexer.Kind.TEXT_BYTE) {
        flush();
      }
      switch (kind) {
        case GROUP_START -> startGroup();
        case GROUP_END -> endGroup();
        case TEXT_BYTE -> text(lexer.value());
        case CONTROL_SIGN -> sign(lexer.value());
        case CONTROL_WORD -> {
          if (lexer.word().equals("bin")) {
            lexer.skipBytes(Math.max(0, lexer.number(0)));
          } else if (bytesToSkip > 0 && !lexer.word().equals("u")) {
            bytesToSkip--;
          } else {
            word(lexer.word(), lexer);
          }
        }
        case END -> {
          return;
        }
      }
    }
  }

  private void startGroup() throws UnreadableDocumentException {
    bytesToSkip = 0;
    groups.push(group);
    if (groups.size() > MAX_DEPTH) {
      throw new UnreadableDocumentException(
          FailureReason.DAMAGED, "RTF nested more than " + MAX_DEPTH + " deep", null);
    }
    group = group.child();
  }

  private void endGroup() {
    bytesToSkip = 0;
    RtfGroup ended = group;
    if (groups.isEmpty()) {
      return;
    }
    group = groups.pop();
    if (ended.opensNote) {
      flow.endAside();
    }
    if (ended.destination != group.destination) {
      info.end(ended.destination);
    }
  }

  private void text(int value) throws UnreadableDocumentException {
    if (bytesToSkip > 0) {
      bytesToSkip--;
      return;
    }
    if (group.destination == Destination.COLOUR_TABLE) {
      if (value == ';') {
        colours.endEntry();
      }
      return;
    }
    pending.write(value);
    if (pending.size() >= MAX_PENDING_BYTES) {
      flush();
    }
  }

  private void flush() throws UnreadableDocumentException {
    if (pending.size() > 0) {
      emit(pending.toString(charsets.of(group.font)));
      pending.reset();
    }
  }

  private void emit(String text) throws UnreadableDocumentException {
    if (group.destination == Destination.TITLE || group.destination == Destination.AUTHOR) {
      info.append(text);
    } else if (group.isText() && !group.deleted) {
      if (!group.opensNote && group.destination == Destination.BODY) {
        followTable();
      }
      flow.append(text, look());
    }
  }

  private void followTable() {
    if (inTableParagraph && !tableOpen) {
      flow.startTable();
    } else if (!inTableParagraph && tableOpen) {
      flow.endTable();
    }
    tableOpen = inTableParagraph;
  }

  private TextLook look() {
    Integer background = colours.rgb(group.background);
    if (background == null) {
      background = colours.rgb(group.paragraphBackground);
    }
    if (background == null && rowShaded) {
      background = TextLook.UNKNOWN_BACKGROUND;
    }
    return new TextLook(group.hidden, colours.rgb(group.colour), background, group.sizePoints);
  }

  private void sign(int sign) throws UnreadableDocumentException {
    if (bytesToSkip > 0) {
      bytesToSkip--;
      return;
    }
    switch (sign) {
      case '*' -> group.optional = true;
      case '~' -> emit("\u00A0");
      case '_' -> emit("-");
      case '\r', '\n' -> endParagraph();
      default -> {}
    }
  }

  private void endParagraph() {
    if (group.isText()) {
      flow.endParagraph();
    }
  }

  private void word(String word, RtfLexer lexer) throws UnreadableDocumentException {
    if (group.optional) {
      group.optional = false;
      if (!OPTIONAL_WITH_TEXT.contains(word)) {
        group.destination = Destination.SKIPPED;
        return;
      }
    }
    if (WITHOUT_TEXT.contains(word)) {
      group.destination = Destination.SKIPPED;
    } else if (!destination(word) && !layout(word) && !symbol(word, lexer)) {
      switch (group.destination) {
        case FONT_TABLE -> fontTable(word, lexer);
        case COLOUR_TABLE -> colours.word(word, lexer.number(0));
        case CREATED, MODIFIED -> info.dateField(word, lexer.number(0));
        default -> property(word, lexer);
      }
    }
  }

  private boolean destination(String word) {
    switch (word) {
      case "fonttbl" -> group.destination = Destination.FONT_TABLE;
      case "colortbl" -> group.destination = Destination.COLOUR_TABLE;
      case "info" -> group.destination = Destination.INFO;
      case "title" -> group.destination = Destination.TITLE;
      case "author" -> group.destination = Destination.AUTHOR;
      case "creatim" -> group.destination = Destination.CREATED;
      case "revtim" -> group.destination = Destination.MODIFIED;
      case "printim", "buptim" -> group.destination = Destination.SKIPPED;
      case "ud" -> group.destination = groups.size() > 1 ? outer().destination : group.destination;
      case "footnote" -> {
        if (group.isText()) {
          group.destination = Destination.NOTE;
          group.opensNote = true;
          flow.startNote();
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** The group around the one that holds both spellings of a text. */
  private RtfGroup outer() {
    return groups.stream().skip(1).findFirst().orElse(group);
  }

  private boolean layout(String word) throws UnreadableDocumentException {
    switch (word) {
      case "par", "sect", "page" -> endParagraph();
      case "line" -> emit("\n");
      case "tab" -> emit("\t");
      case "cell", "nestcell" -> {
        if (group.isText()) {
          flow.endCell();
        }
      }
      case "row", "nestrow" -> {
        if (group.isText()) {
          flow.endRow();
        }
      }
      case "trowd" -> rowShaded = false;
      case "clcbpat", "clshdng", "clcfpat" -> rowShaded = true;
      case "intbl" -> inTableParagraph = true;
      case "pard" -> {
        inTableParagraph = false;
        group.paragraphBackground = 0;
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean symbol(String word, RtfLexer lexer) throws UnreadableDocumentException {
    switch (word) {
      case "u" -> {
        bytesToSkip = 0;
        emit(Character.toString((char) lexer.number('?')));
        bytesToSkip = group.unicodeSkip;
      }
      case "emdash" -> emit("\u2014");
      case "endash" -> emit("\u2013");
      case "lquote" -> emit("\u2018");
      case "rquote" -> emit("\u2019");
      case "ldblquote" -> emit("\u201C");
      case "rdblquote" -> emit("\u201D");
      case "bullet" -> emit("\u2022");
      case "emspace", "enspace", "qmspace" -> emit(" ");
      default -> {
        return false;
      }
    }
    return true;
  }

  private void property(String word, RtfLexer lexer) {
    switch (word) {
      case "v" -> group.hidden = lexer.number(1) != 0;
      case "deleted" -> group.deleted = lexer.number(1) != 0;
      case "cf" -> group.colour = lexer.number(0);
      case "cb", "highlight", "chcbpat" -> group.background = lexer.number(0);
      case "cbpat" -> group.paragraphBackground = lexer.number(0);
      case "fs" -> group.sizePoints = lexer.number(24) / 2f;
      case "f" -> group.font = lexer.number(0);
      case "uc" -> group.unicodeSkip = Math.clamp(lexer.number(1), 0, 16);
      case "plain" -> group.resetCharacters();
      case "ansicpg" -> charsets.documentCodePage(lexer.number(1252));
      case "mac" -> charsets.documentCharset("x-MacRoman");
      case "pc" -> charsets.documentCharset("IBM437");
      case "pca" -> charsets.documentCharset("IBM850");
      case "deff" -> group.font = lexer.number(0);
      case "nofpages" -> info.pageCount(lexer.number(0));
      default -> {}
    }
  }

  private void fontTable(String word, RtfLexer lexer) {
    switch (word) {
      case "f" -> tableFont = lexer.number(0);
      case "fcharset" -> charsets.fontCharset(tableFont, lexer.number(0));
      case "cpg" -> charsets.fontCodePage(tableFont, lexer.number(0));
      default -> {}
    }
  }
}
