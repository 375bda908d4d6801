package org.urtext.sentences;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Gives the sentences of archived documents, on which the word-overlap score decides. */
@FunctionalInterface
public interface ArchivedSentences {
  /**
   * The sentences of a document, found exactly as those whose signatures were added; null if the
   * document or its text is no longer there.
   */
  @Nullable SentenceWords of(int documentId) throws IOException;
}
