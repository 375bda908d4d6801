package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PreparedTextCacheTest {
  private final List<String> prepared = new ArrayList<>();

  private PreparedText prepare(String text) {
    prepared.add(text);
    return Texts.english(text);
  }

  @Test
  void preparesATextOnce() {
    PreparedTextCache<String> cache = new PreparedTextCache<>(100);

    PreparedText first = cache.get("some words", this::prepare);

    assertThat(cache.get("some words", this::prepare)).isSameAs(first);
    assertThat(prepared).hasSize(1);
  }

  @Test
  void forgetsTheTextUsedLongestAgo() {
    PreparedTextCache<String> cache = new PreparedTextCache<>(4);
    cache.get("first text", this::prepare);
    cache.get("second text", this::prepare);
    cache.get("first text", this::prepare);
    cache.get("third text", this::prepare);

    cache.get("first text", this::prepare);
    cache.get("second text", this::prepare);

    assertThat(prepared).containsExactly("first text", "second text", "third text", "second text");
  }
}
