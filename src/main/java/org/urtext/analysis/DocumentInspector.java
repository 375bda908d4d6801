package org.urtext.analysis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Document;
import org.urtext.document.Warning;

/** Completes a document that was just extracted with what its text tells. */
public final class DocumentInspector {
  private final LanguageIdentifier languages = new LanguageIdentifier();
  private final DisguiseFinder disguises = new DisguiseFinder();

  /** Adds the language found in the text, and warnings of disguised words. */
  public Document inspect(Document document) {
    return complete(document, languages.identify(document.text()));
  }

  /** Adds the language that the person chose, and warnings of disguised words. */
  public Document inspect(Document document, Language chosen) {
    return complete(document, chosen);
  }

  private Document complete(Document document, @Nullable Language language) {
    List<Warning> warnings = new ArrayList<>(document.warnings());
    warnings.addAll(disguises.find(document));
    return new Document(
        document.text(),
        document.pages(),
        document.glyphs(),
        document.metadata().withLanguage(language == null ? null : language.id()),
        warnings);
  }
}
