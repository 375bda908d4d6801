package org.urtext.cli;

import org.jspecify.annotations.Nullable;
import org.urtext.analysis.Profile;
import org.urtext.library.LibrarySettings;
import org.urtext.shingling.Selection;
import org.urtext.table.EvictionPolicy;
import org.urtext.table.TableLayout;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The settings of a library, as options; those that are not given stay as they are. */
final class LibraryOptions {
  @Option(names = "--memory", paramLabel = "SIZE", descriptionKey = "library.memory")
  @Nullable String memory;

  @Option(names = "--profile", paramLabel = "PROFILE", descriptionKey = "profile")
  @Nullable Profile profile;

  @Option(names = "--shingle-words", paramLabel = "K", descriptionKey = "library.shingle-words")
  @Nullable Integer shingleWords;

  @Option(names = "--selection", paramLabel = "NAME", descriptionKey = "library.selection")
  @Nullable String selection;

  @Option(names = "--eviction", paramLabel = "NAME", descriptionKey = "library.eviction")
  @Nullable String eviction;

  @Option(names = "--layout", paramLabel = "LAYOUT", descriptionKey = "library.layout")
  @Nullable TableLayout layout;

  LibrarySettings applyTo(LibrarySettings settings) {
    LibrarySettings changed = settings;
    changed = memory == null ? changed : changed.withTableMegabytes(megabytes(memory));
    changed = profile == null ? changed : changed.withProfile(profile);
    changed = shingleWords == null ? changed : changed.withShingleTokens(shingleWords);
    changed = selection == null ? changed : changed.withSelection(Selection.parse(selection));
    changed = eviction == null ? changed : changed.withEviction(EvictionPolicy.parse(eviction));
    return layout == null ? changed : changed.withLayout(layout);
  }

  /** A number of megabytes, or a size such as 512MB, 2GB or 1TB. */
  static int megabytes(String size) {
    var parts = java.util.regex.Pattern.compile("(?i)(\\d{1,9})\\s*(MB?|GB?|TB?)?").matcher(size);
    if (!parts.matches()) {
      throw new TypeConversionException(Messages.text("library.not-a-size", size));
    }
    String unit = parts.group(2) == null ? "M" : parts.group(2).substring(0, 1);
    long factor =
        switch (unit) {
          case "G", "g" -> 1L << 10;
          case "T", "t" -> 1L << 20;
          default -> 1;
        };
    return (int) Math.min(Integer.MAX_VALUE, Long.parseLong(parts.group(1)) * factor);
  }
}
