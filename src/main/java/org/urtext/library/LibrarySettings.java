package org.urtext.library;

import org.urtext.analysis.Profile;
import org.urtext.shingling.Fingerprints;
import org.urtext.shingling.Selection;
import org.urtext.table.EvictionPolicy;
import org.urtext.table.LuckyEviction;
import org.urtext.table.TableLayout;
import org.urtext.table.TableSettings;
import org.urtext.table.Ties;

/**
 * What a library is created with. Where the texts are kept, all of it but that can be changed later
 * by a rebuild.
 *
 * @param tableMegabytes the most that the table may take on disk
 * @param shingleTokens the paper's k
 */
public record LibrarySettings(
    int tableMegabytes,
    Profile profile,
    int shingleTokens,
    Selection selection,
    EvictionPolicy eviction,
    TableLayout layout,
    boolean textsKept) {

  private static final int MOST_TABLE_MEGABYTES = 1 << 24;
  private static final long HASH_SEED = 0x7572746578740001L;

  public LibrarySettings {
    if (tableMegabytes < 1 || tableMegabytes > MOST_TABLE_MEGABYTES) {
      throw new IllegalArgumentException(
          "a table takes 1 to " + MOST_TABLE_MEGABYTES + " megabytes, not " + tableMegabytes);
    }
    if (shingleTokens < 1 || shingleTokens > Fingerprints.MAX_SHINGLE_TOKENS) {
      throw new IllegalArgumentException(
          "a shingle has 1 to " + Fingerprints.MAX_SHINGLE_TOKENS + " words, not " + shingleTokens);
    }
  }

  /** What was measured to work best where the texts are kept and every hit can be verified. */
  public static LibrarySettings withTexts(int tableMegabytes) {
    return new LibrarySettings(
        tableMegabytes,
        Profile.EXACT,
        8,
        Selection.RECOMMENDED,
        new LuckyEviction(LuckyEviction.DEFAULT_LIMIT, LuckyEviction.DEFAULT_Y, Ties.OLDEST),
        TableLayout.COMPACT,
        true);
  }

  public static LibrarySettings fingerprintsOnly(int tableMegabytes) {
    return withTexts(tableMegabytes).withoutTexts();
  }

  /** Without texts the table must know more of every shingle. */
  public LibrarySettings withoutTexts() {
    return withLayout(TableLayout.FULL).withTextsKept(false);
  }

  public LibrarySettings withTableMegabytes(int changed) {
    return new LibrarySettings(
        changed, profile, shingleTokens, selection, eviction, layout, textsKept);
  }

  public LibrarySettings withProfile(Profile changed) {
    return new LibrarySettings(
        tableMegabytes, changed, shingleTokens, selection, eviction, layout, textsKept);
  }

  public LibrarySettings withShingleTokens(int changed) {
    return new LibrarySettings(
        tableMegabytes, profile, changed, selection, eviction, layout, textsKept);
  }

  public LibrarySettings withSelection(Selection changed) {
    return new LibrarySettings(
        tableMegabytes, profile, shingleTokens, changed, eviction, layout, textsKept);
  }

  public LibrarySettings withEviction(EvictionPolicy changed) {
    return new LibrarySettings(
        tableMegabytes, profile, shingleTokens, selection, changed, layout, textsKept);
  }

  public LibrarySettings withLayout(TableLayout changed) {
    return new LibrarySettings(
        tableMegabytes, profile, shingleTokens, selection, eviction, changed, textsKept);
  }

  public LibrarySettings withTextsKept(boolean changed) {
    return new LibrarySettings(
        tableMegabytes, profile, shingleTokens, selection, eviction, layout, changed);
  }

  /**
   * The same for every table of the same settings, so that the same documents give the same file.
   */
  TableSettings tableSettings() {
    return new TableSettings(
        (long) tableMegabytes << 20, layout, eviction, HASH_SEED, algorithms());
  }

  /** What the fingerprints in a table mean, for its header. */
  private String algorithms() {
    return "%s k=%d %s %s".formatted(Fingerprints.ID, shingleTokens, selection, profile.id());
  }
}
