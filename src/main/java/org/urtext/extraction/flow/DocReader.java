package org.urtext.extraction.flow;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Date;
import java.util.Deque;
import org.apache.poi.EncryptedDocumentException;
import org.apache.poi.POIDocument;
import org.apache.poi.hpsf.SummaryInformation;
import org.apache.poi.hwpf.HWPFDocument;
import org.apache.poi.hwpf.HWPFOldDocument;
import org.apache.poi.hwpf.OldWordFileFormatException;
import org.apache.poi.hwpf.extractor.Word6Extractor;
import org.apache.poi.hwpf.usermodel.CharacterRun;
import org.apache.poi.hwpf.usermodel.Paragraph;
import org.apache.poi.hwpf.usermodel.Range;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Warning;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.UnreadableDocumentException;

/** Word documents before 2007: the body, then text boxes, footnotes and endnotes. */
public final class DocReader implements FormatReader {
  private static final int WHITE_INDEX = 8;

  @Override
  public Document read(Path file, DocumentFormat format)
      throws IOException, UnreadableDocumentException {
    FlowText flow = new FlowText();
    FlowMetadata metadata = new FlowMetadata();
    try (POIFSFileSystem ole = new POIFSFileSystem(file.toFile(), true)) {
      try {
        readWord97(ole, flow, metadata);
      } catch (OldWordFileFormatException e) {
        readWord6(ole, flow, metadata);
      }
      return flow.toDocument(metadata.toMetadata(format));
    } catch (EncryptedDocumentException e) {
      throw new UnreadableDocumentException(
          FailureReason.ENCRYPTED, "a Word document with a password", e);
    }
  }

  private static void readWord97(POIFSFileSystem ole, FlowText flow, FlowMetadata metadata)
      throws IOException, UnreadableDocumentException {
    try (HWPFDocument word = new HWPFDocument(ole)) {
      readProperties(word, metadata);
      readStory(word.getRange(), flow);
      readStory(word.getMainTextboxRange(), flow);
      readStory(word.getFootnoteRange(), flow);
      readStory(word.getEndnoteRange(), flow);
    }
  }

  private static void readWord6(POIFSFileSystem ole, FlowText flow, FlowMetadata metadata)
      throws IOException, UnreadableDocumentException {
    try (HWPFOldDocument word = new HWPFOldDocument(ole);
        Word6Extractor extractor = new Word6Extractor(word)) {
      readProperties(word, metadata);
      for (String paragraph : extractor.getParagraphText()) {
        new StoryText(flow).append(paragraph, true);
        flow.endParagraph();
      }
    }
  }

  /** A broken story costs what stands behind the break, unless nothing was read before it. */
  private static void readStory(Range story, FlowText flow) throws UnreadableDocumentException {
    try {
      new StoryText(flow).read(story);
    } catch (RuntimeException e) {
      if (flow.isBlank()) {
        throw e;
      }
      flow.warn(Warning.Kind.DAMAGED_PART, String.valueOf(e.getMessage()));
    }
    flow.endParagraph();
  }

  private static void readProperties(POIDocument word, FlowMetadata metadata) {
    try {
      SummaryInformation summary = word.getSummaryInformation();
      if (summary == null) {
        return;
      }
      metadata.title(summary.getTitle());
      metadata.author(summary.getAuthor());
      Date created = summary.getCreateDateTime();
      metadata.created(created == null ? null : created.toInstant());
      Date saved = summary.getLastSaveDateTime();
      metadata.modified(saved == null ? null : saved.toInstant());
      metadata.pageCount(Integer.toString(summary.getPageCount()));
    } catch (RuntimeException e) {
      // Broken properties cost the properties only.
    }
  }

  /** One story's characters, with Word's control characters followed and left out. */
  private static final class StoryText {
    private static final char FIELD_START = 0x13;
    private static final char FIELD_RESULT = 0x14;
    private static final char FIELD_END = 0x15;

    private final FlowText flow;
    private final StringBuilder line = new StringBuilder();

    /** For each open field, whether its code is passing by (else its result). */
    private final Deque<Boolean> fieldsInCode = new ArrayDeque<>();

    StoryText(FlowText flow) {
      this.flow = flow;
    }

    void read(Range story) throws UnreadableDocumentException {
      boolean inTable = false;
      for (int i = 0; i < story.numParagraphs(); i++) {
        Paragraph paragraph = story.getParagraph(i);
        if (paragraph.isInTable() != inTable) {
          inTable = !inTable;
          if (inTable) {
            flow.startTable();
          } else {
            flow.endTable();
          }
        }
        boolean isShaded = paragraph.getShading() != null && !paragraph.getShading().isEmpty();
        for (int k = 0; k < paragraph.numCharacterRuns(); k++) {
          CharacterRun run = paragraph.getCharacterRun(k);
          if (!run.isMarkedDeleted()) {
            append(run.text(), look(run, isShaded || inTable).isVisible());
          }
        }
        if (paragraph.isTableRowEnd()) {
          flow.endRow();
        } else {
          flow.endParagraph();
        }
      }
      if (inTable) {
        flow.endTable();
      }
    }

    private static TextLook look(CharacterRun run, boolean mayBeShaded) {
      boolean isWhite =
          run.getIco24() == TextLook.WHITE || run.getIco24() == -1 && run.getColor() == WHITE_INDEX;
      return new TextLook(
          run.isVanished(),
          isWhite ? TextLook.WHITE : null,
          mayBeShaded || run.isHighlighted() ? TextLook.UNKNOWN_BACKGROUND : null,
          run.getFontSize() / 2f);
    }

    void append(String text, boolean visible) throws UnreadableDocumentException {
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        switch (c) {
          case FIELD_START -> fieldsInCode.push(true);
          case FIELD_RESULT -> {
            fieldsInCode.poll();
            fieldsInCode.push(false);
          }
          case FIELD_END -> fieldsInCode.poll();
          default -> {
            if (!fieldsInCode.contains(true)) {
              character(c, visible);
            }
          }
        }
      }
      flush(visible);
    }

    private void character(char c, boolean visible) throws UnreadableDocumentException {
      switch (c) {
        case 0x07 -> {
          flush(visible);
          flow.endCell();
        }
        case '\r', '\f', 0x0E -> {
          flush(visible);
          flow.endParagraph();
        }
        case 0x0B -> line.append('\n');
        case 0x1E -> line.append('-');
        default -> {
          if (c >= ' ' || c == '\t') {
            line.append(c);
          }
        }
      }
    }

    private void flush(boolean visible) throws UnreadableDocumentException {
      flow.append(line, visible);
      line.setLength(0);
    }
  }
}
