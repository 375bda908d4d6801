package org.urtext.checking;

import java.util.TreeMap;
import org.urtext.checking.Verdict.DominantSource;
import org.urtext.checking.Verdict.JudgedPassage;
import org.urtext.checking.Verdict.JudgedSource;
import org.urtext.checking.Verdict.Segment;
import org.urtext.document.DocumentJson;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A verdict as JSON, for programs and to be read back by {@link VerdictReader}. The same verdict
 * gives the same bytes. All of it is there but the places of the glyphs on their pages, which the
 * file itself can tell again.
 *
 * <pre>
 * version          of this form, {@value #VERSION}
 * words            how many the document has
 * shares           fresh, copied, reworded, quoted, references, template, tooShort, excluded,
 *                  unread: in per cent, together 100
 * dominantOrigin   self: whether it is the document itself; kind; sourceId unless self or none; share
 * sources[]        id, title, path, date, share, ownedWords, sharedWords, passages (how many),
 *                  longestPassage (its words), beneath (the id of an earlier source, or absent),
 *                  excluded; the source with the most words first
 * passages[]       start, end, sourceId, sourceStart, sourceEnd, kind, words, ownedWords,
 *                  confidence, common; in the document's order. Where only the table knows a
 *                  passage, its kind is 'estimated' and sourceStart and sourceEnd are 0
 * setAside[]       start, end, words, reason, otherwise
 * segments[]       start, end, words, verdict, reason, passage (its index), otherwise; side by side
 * warnings[]       kind, page, start, end, box, detail
 * rules            quotations, references, template (whether set aside), minWords, excluded[]
 * document         text, pages[], metadata
 * </pre>
 *
 * <p>All offsets are UTF-16 units of the document's (or the source's) extracted text.
 */
public final class VerdictJson {
  static final int VERSION = 1;

  private static final JsonMapper MAPPER = new JsonMapper();

  private VerdictJson() {}

  public static String write(Verdict verdict) {
    return MAPPER.writeValueAsString(node(verdict));
  }

  /** The same for whoever wants to add to it. */
  public static ObjectNode node(Verdict verdict) {
    ObjectNode root = MAPPER.createObjectNode().put("version", VERSION);
    root.put("words", verdict.words());
    writeShares(root.putObject("shares"), verdict.shares());
    writeDominant(root.putObject("dominantOrigin"), verdict.dominantOrigin());
    ArrayNode sources = root.putArray("sources");
    verdict.sources().forEach(source -> writeSource(sources.addObject(), source));
    ArrayNode passages = root.putArray("passages");
    verdict.passages().forEach(passage -> writePassage(passages.addObject(), passage));
    ArrayNode setAside = root.putArray("setAside");
    ArrayNode segments = root.putArray("segments");
    for (Segment segment : verdict.segments()) {
      writeSegment(segments.addObject(), segment);
      if (segment.reason() != null) {
        DocumentJson.writeSpan(setAside.addObject(), segment.span())
            .put("words", segment.words())
            .put("reason", segment.reason().id())
            .put("otherwise", segment.otherwise().id());
      }
    }
    DocumentJson.writeWarnings(root.putArray("warnings"), verdict.document().warnings());
    writeRules(root.putObject("rules"), verdict.rules());
    DocumentJson.write(root.putObject("document"), verdict.document());
    return root;
  }

  private static void writeShares(ObjectNode node, Shares shares) {
    node.put("fresh", shares.fresh())
        .put("copied", shares.copied())
        .put("reworded", shares.reworded())
        .put("quoted", shares.quoted())
        .put("references", shares.references())
        .put("template", shares.template())
        .put("tooShort", shares.tooShort())
        .put("excluded", shares.excluded())
        .put("unread", shares.unread());
  }

  private static void writeDominant(ObjectNode node, DominantSource dominant) {
    node.put("self", dominant.kind() == DominantSource.Kind.THE_DOCUMENT_ITSELF)
        .put("kind", dominant.kind().id());
    if (dominant.kind() == DominantSource.Kind.ANOTHER_DOCUMENT) {
      node.put("sourceId", dominant.sourceId());
    }
    node.put("share", dominant.share());
  }

  private static void writeSource(ObjectNode node, JudgedSource judged) {
    Source source = judged.source();
    node.put("id", source.id())
        .put("title", source.title())
        .put("path", source.path())
        .put("date", source.date().toString())
        .put("share", judged.share())
        .put("ownedWords", judged.ownedWords())
        .put("sharedWords", judged.sharedWords())
        .put("passages", judged.passages())
        .put("longestPassage", judged.longestPassageWords());
    if (judged.beneath() >= 0) {
      node.put("beneath", judged.beneath());
    }
    node.put("excluded", judged.excluded());
  }

  private static void writePassage(ObjectNode node, JudgedPassage passage) {
    DocumentJson.writeSpan(node, passage.inDocument())
        .put("sourceId", passage.sourceId())
        .put("sourceStart", passage.inSource().start())
        .put("sourceEnd", passage.inSource().end())
        .put("kind", passage.kind().id())
        .put("words", passage.words())
        .put("ownedWords", passage.ownedWords())
        .put("confidence", passage.confidence())
        .put("common", passage.common());
  }

  private static void writeSegment(ObjectNode node, Segment segment) {
    DocumentJson.writeSpan(node, segment.span())
        .put("words", segment.words())
        .put("verdict", segment.verdict().id());
    if (segment.reason() != null) {
      node.put("reason", segment.reason().id());
    }
    if (segment.passage() >= 0) {
      node.put("passage", segment.passage());
    }
    node.put("otherwise", segment.otherwise().id());
  }

  private static void writeRules(ObjectNode node, JudgingRules rules) {
    node.put("quotations", rules.setQuotationsAside())
        .put("references", rules.setReferencesAside())
        .put("template", rules.setTemplateAside())
        .put("minWords", rules.minWords());
    ArrayNode excluded = node.putArray("excluded");
    new TreeMap<>(rules.excludedSources())
        .forEach((id, reason) -> excluded.addObject().put("id", id).put("reason", reason));
  }
}
