package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * Selects as another selector does, then discards in a second pass "the selected shingles all of
 * whose tokens are covered by selected, not-discarded shingles" (WWW 2009, section 2.1).
 *
 * <p>The paper leaves the pass's order open. Here it goes from the first shingle to the last, and
 * the shingles still to come count as not discarded. In that reading the pass makes 'every 8th' out
 * of 'all' and out of 'every 4th' with shingles of eight tokens, as the paper says it does, but for
 * the document's last shingle, whose last tokens nothing else covers. If only the shingles already
 * passed counted, nothing would ever be discarded. What was covered before the pass is covered
 * after it.
 */
record NoCompleteOverlapSelector(ShingleSelector inner) implements ShingleSelector {
  @Override
  public SelectedShingles select(Tokens tokens) {
    SelectedShingles all = inner.select(tokens);
    SelectedShingles.Builder kept = new SelectedShingles.Builder(all.size() / 2);
    int keptEnd = 0;
    for (int i = 0; i < all.size(); i++) {
      // Ends increase, so the next shingle covers all of this one from its own first token on.
      boolean isCovered = i + 1 < all.size() && all.firstToken(i + 1) <= keptEnd;
      if (!isCovered) {
        kept.add(all.fingerprint(i), all.firstToken(i), all.endToken(i));
        keptEnd = all.endToken(i);
      }
    }
    return kept.build();
  }
}
