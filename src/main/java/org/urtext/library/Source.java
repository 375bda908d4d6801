package org.urtext.library;

import org.jspecify.annotations.Nullable;
import org.urtext.document.DocumentFormat;

/**
 * What a document was read from, and what was found in it.
 *
 * @param contentHash SHA-256 of the file, or of the text where there was no file; in hexadecimal
 * @param textHash SHA-256 of the text in UTF-8, in hexadecimal
 * @param path where the file was, null where there was none or where it is not told
 * @param language ISO 639-1 code, null where it is not known
 * @param tokenCount the words that the library's profile keeps
 */
public record Source(
    String contentHash,
    String textHash,
    @Nullable String path,
    DocumentFormat format,
    @Nullable String language,
    int pageCount,
    int tokenCount) {

  Source withoutPath() {
    return new Source(contentHash, textHash, null, format, language, pageCount, tokenCount);
  }
}
