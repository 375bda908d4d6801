package org.urtext.checking;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.urtext.checking.Verdict.DominantSource;
import org.urtext.checking.Verdict.JudgedPassage;
import org.urtext.checking.Verdict.JudgedSource;
import org.urtext.checking.Verdict.Segment;
import org.urtext.document.Box;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads a verdict that {@link VerdictJson} wrote. */
public final class VerdictReader {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int NONE = -1;

  private VerdictReader() {}

  /**
   * @throws IllegalArgumentException if it is not a verdict, or one of a version not known here
   */
  public static Verdict read(String json) {
    try {
      return read(MAPPER.readTree(json));
    } catch (JacksonException malformed) {
      throw new IllegalArgumentException("not a verdict: " + malformed.getMessage(), malformed);
    }
  }

  private static Verdict read(JsonNode root) {
    int version = root.required("version").asInt();
    if (version != VerdictJson.VERSION) {
      throw new IllegalArgumentException("a verdict of version " + version + " cannot be read");
    }
    return new Verdict(
        document(root.required("document"), each(root, "warnings", VerdictReader::warning)),
        root.required("words").asInt(),
        shares(root.required("shares")),
        dominantOrigin(root.required("dominantOrigin")),
        each(root, "sources", VerdictReader::source),
        each(root, "passages", VerdictReader::passage),
        each(root, "segments", VerdictReader::segment),
        rules(root.required("rules")));
  }

  private static <T> List<T> each(JsonNode parent, String name, Function<JsonNode, T> reading) {
    List<T> values = new ArrayList<>();
    for (JsonNode node : parent.required(name)) {
      values.add(reading.apply(node));
    }
    return values;
  }

  private static Shares shares(JsonNode node) {
    return new Shares(
        node.required("fresh").asDouble(),
        node.required("copied").asDouble(),
        node.required("reworded").asDouble(),
        node.required("quoted").asDouble(),
        node.required("references").asDouble(),
        node.required("template").asDouble(),
        node.required("tooShort").asDouble(),
        node.required("excluded").asDouble(),
        node.required("unread").asDouble());
  }

  private static DominantSource dominantOrigin(JsonNode node) {
    return new DominantSource(
        DominantSource.Kind.ofId(node.required("kind").asString()),
        node.path("sourceId").asInt(NONE),
        node.required("share").asDouble());
  }

  private static JudgedSource source(JsonNode node) {
    Source source =
        new Source(
            node.required("id").asInt(),
            node.required("title").asString(),
            text(node, "path"),
            Instant.parse(node.required("date").asString()));
    return new JudgedSource(
        source,
        node.required("share").asDouble(),
        node.required("ownedWords").asInt(),
        node.required("sharedWords").asInt(),
        node.required("passages").asInt(),
        node.required("longestPassage").asInt(),
        node.path("beneath").asInt(NONE),
        node.required("excluded").asBoolean());
  }

  private static JudgedPassage passage(JsonNode node) {
    return new JudgedPassage(
        node.required("sourceId").asInt(),
        span(node),
        new Span(node.required("sourceStart").asInt(), node.required("sourceEnd").asInt()),
        FoundPassage.Kind.ofId(node.required("kind").asString()),
        node.required("confidence").asDouble(),
        node.required("common").asBoolean(),
        node.required("words").asInt(),
        node.required("ownedWords").asInt());
  }

  private static Segment segment(JsonNode node) {
    String reason = text(node, "reason");
    return new Segment(
        span(node),
        node.required("words").asInt(),
        WordVerdict.ofId(node.required("verdict").asString()),
        reason == null ? null : SetAsideReason.ofId(reason),
        node.path("passage").asInt(NONE),
        WordVerdict.ofId(node.required("otherwise").asString()));
  }

  private static JudgingRules rules(JsonNode node) {
    Map<Integer, String> excluded = new TreeMap<>();
    for (JsonNode source : node.required("excluded")) {
      excluded.put(source.required("id").asInt(), source.required("reason").asString());
    }
    return new JudgingRules(
        node.required("quotations").asBoolean(),
        node.required("references").asBoolean(),
        node.required("template").asBoolean(),
        node.required("minWords").asInt(),
        excluded);
  }

  private static Document document(JsonNode node, List<Warning> warnings) {
    JsonNode metadata = node.required("metadata");
    return new Document(
        node.required("text").asString(),
        each(node, "pages", VerdictReader::page),
        null,
        new Metadata(
            DocumentFormat.ofId(metadata.required("format").asString()),
            text(metadata, "title"),
            text(metadata, "author"),
            instant(metadata, "created"),
            instant(metadata, "modified"),
            text(metadata, "language"),
            metadata.required("pageCount").asInt()),
        warnings);
  }

  private static Page page(JsonNode node) {
    return new Page(
        node.required("number").asInt(),
        span(node),
        (float) node.required("width").asDouble(),
        (float) node.required("height").asDouble());
  }

  private static Warning warning(JsonNode node) {
    JsonNode box = node.get("box");
    return new Warning(
        Warning.Kind.ofId(node.required("kind").asString()),
        node.required("page").asInt(),
        node.has("start") ? span(node) : null,
        box == null ? null : box(box),
        node.required("detail").asString());
  }

  private static Box box(JsonNode node) {
    return new Box(
        (float) node.required("left").asDouble(),
        (float) node.required("top").asDouble(),
        (float) node.required("right").asDouble(),
        (float) node.required("bottom").asDouble());
  }

  private static Span span(JsonNode node) {
    return new Span(node.required("start").asInt(), node.required("end").asInt());
  }

  private static @Nullable String text(JsonNode node, String name) {
    JsonNode value = node.get(name);
    return value == null || value.isNull() ? null : value.asString();
  }

  private static @Nullable Instant instant(JsonNode node, String name) {
    String text = text(node, name);
    return text == null ? null : Instant.parse(text);
  }
}
