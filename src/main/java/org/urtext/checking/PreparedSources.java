package org.urtext.checking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import org.urtext.alignment.PreparedText;
import org.urtext.alignment.PreparedTextCache;
import org.urtext.alignment.TextPreparation;
import org.urtext.analysis.Language;
import org.urtext.library.Library;

/**
 * The archived texts of a library, ready to be aligned; those used last are kept, within an eighth
 * of the memory. For any number of threads. A source is prepared in the language of the document it
 * is compared with, because equal words must get equal stems.
 */
final class PreparedSources {
  private static final int BYTES_PER_TOKEN = 50;
  private static final int MEMORY_FRACTION = 8;

  private final Library library;
  private final PreparedTextCache<Key> cache =
      new PreparedTextCache<>(Runtime.getRuntime().maxMemory() / MEMORY_FRACTION / BYTES_PER_TOKEN);
  private final ThreadLocal<Map<Language, TextPreparation>> preparations =
      ThreadLocal.withInitial(() -> new EnumMap<>(Language.class));

  private record Key(int id, Language language) {}

  PreparedSources(Library library) {
    this.library = library;
  }

  PreparedText prepare(String text, Language language) {
    return preparations.get().computeIfAbsent(language, TextPreparation::new).prepare(text);
  }

  /**
   * An empty text if the document has been removed meanwhile.
   *
   * @throws UncheckedIOException if the archive cannot be read
   */
  PreparedText source(int id, Language language) {
    return cache.get(new Key(id, language), key -> prepare(textOf(key.id()), language));
  }

  private String textOf(int id) {
    try {
      return library.document(id).map(document -> document.text()).orElse("");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
