package org.urtext.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.urtext.analysis.Profile;
import org.urtext.shingling.Selection;
import org.urtext.table.EvictionPolicy;
import org.urtext.table.TableLayout;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code library.json}: the settings, and which of the tables in the folder is meant. A rebuild
 * writes its table under a new number beside the old one; that this file then names the new number
 * is the one instant in which settings and table change together.
 *
 * @param generation counts the rebuilds, from 1
 */
record LibraryFile(LibrarySettings settings, int generation) {
  static final int FORMAT_VERSION = 1;

  private static final String FORMAT = "format";
  private static final String GENERATION = "generation";
  private static final String TABLE_MEGABYTES = "tableMegabytes";
  private static final String PROFILE = "profile";
  private static final String SHINGLE_TOKENS = "shingleTokens";
  private static final String SELECTION = "selection";
  private static final String EVICTION = "eviction";
  private static final String LAYOUT = "layout";
  private static final String TEXTS_KEPT = "textsKept";

  private static final JsonMapper JSON = new JsonMapper();

  void write(Disk disk, Path file) throws IOException {
    ObjectNode json = JSON.createObjectNode();
    json.put(FORMAT, FORMAT_VERSION);
    json.put(GENERATION, generation);
    json.put(TABLE_MEGABYTES, settings.tableMegabytes());
    json.put(PROFILE, settings.profile().id());
    json.put(SHINGLE_TOKENS, settings.shingleTokens());
    json.put(SELECTION, settings.selection().toString());
    json.put(EVICTION, settings.eviction().text());
    json.put(LAYOUT, settings.layout().id());
    json.put(TEXTS_KEPT, settings.textsKept());
    disk.replace(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(json));
  }

  static LibraryFile read(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    try {
      JsonNode json = JSON.readTree(bytes);
      int format = json.required(FORMAT).intValue();
      if (format > FORMAT_VERSION) {
        throw new LibraryException(LibraryException.Reason.NEWER_FORMAT, null, file);
      }
      LibrarySettings settings =
          new LibrarySettings(
              json.required(TABLE_MEGABYTES).intValue(),
              Profile.ofId(json.required(PROFILE).stringValue()),
              json.required(SHINGLE_TOKENS).intValue(),
              Selection.parse(json.required(SELECTION).stringValue()),
              EvictionPolicy.parse(json.required(EVICTION).stringValue()),
              TableLayout.ofId(json.required(LAYOUT).stringValue()),
              json.required(TEXTS_KEPT).booleanValue());
      return new LibraryFile(settings, json.required(GENERATION).intValue());
    } catch (JacksonException | IllegalArgumentException damaged) {
      throw new LibraryException(LibraryException.Reason.SETTINGS_DAMAGED, damaged, file);
    }
  }
}
