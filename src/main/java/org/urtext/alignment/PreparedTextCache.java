package org.urtext.alignment;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Keeps the texts that were prepared last, up to a number of tokens in all (about 50 bytes each),
 * so that a source which many documents used is prepared once. May be used by several threads; a
 * text that two of them want at once may be prepared twice.
 *
 * @param <K> what identifies a text
 */
public final class PreparedTextCache<K> {
  private final long maxTokens;
  private final Map<K, PreparedText> lastUsedLast = new LinkedHashMap<>(16, .75f, true);
  private long tokens;

  public PreparedTextCache(long maxTokens) {
    this.maxTokens = maxTokens;
  }

  public PreparedText get(K key, Function<? super K, PreparedText> preparation) {
    synchronized (this) {
      PreparedText known = lastUsedLast.get(key);
      if (known != null) {
        return known;
      }
    }
    PreparedText prepared = preparation.apply(key);
    keep(key, prepared);
    return prepared;
  }

  private synchronized void keep(K key, PreparedText prepared) {
    PreparedText replaced = lastUsedLast.put(key, prepared);
    tokens += prepared.tokens().size() - (replaced == null ? 0 : replaced.tokens().size());
    Iterator<PreparedText> oldest = lastUsedLast.values().iterator();
    while (tokens > maxTokens && oldest.hasNext()) {
      tokens -= oldest.next().tokens().size();
      oldest.remove();
    }
  }
}
