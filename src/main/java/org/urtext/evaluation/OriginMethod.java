package org.urtext.evaluation;

import java.io.IOException;
import java.nio.file.Path;
import org.urtext.origin.Estimation;
import org.urtext.shingling.Selection;
import org.urtext.shingling.SelectionMethod;
import org.urtext.table.EvictionPolicy;
import org.urtext.table.LuckyEviction;
import org.urtext.table.TableLayout;
import org.urtext.table.Ties;

/**
 * A pipeline's ingredients.
 *
 * @param id what tables and JSON call it
 * @param verifies whether the table's word is checked against the texts
 */
public record OriginMethod(
    String id,
    Selection selection,
    EvictionPolicy eviction,
    Estimation estimation,
    boolean verifies) {
  private static final Selection HAILSTORM =
      Selection.of(SelectionMethod.HAILSTORM).withoutCompleteOverlap();

  /** The best of the paper (its tables 4 to 9): NHs, lucky, bridging with expansion. */
  public static final OriginMethod OF_THE_PAPER =
      new OriginMethod(
          "paper",
          HAILSTORM,
          new LuckyEviction(LuckyEviction.PAPER_LIMIT, LuckyEviction.DEFAULT_Y, Ties.OLDEST),
          Estimation.BRIDGING_WITH_EXPANSION,
          false);

  /** What Urtext does where it keeps the texts. */
  public static final OriginMethod OF_URTEXT =
      new OriginMethod(
          "urtext",
          HAILSTORM,
          new LuckyEviction(LuckyEviction.DEFAULT_LIMIT, LuckyEviction.DEFAULT_Y, Ties.OLDEST),
          Estimation.NONE,
          true);

  /** Estimates need offsets and neighbours; where hits are verified, short tags will do. */
  public TableLayout layout() {
    return verifies ? TableLayout.COMPACT : TableLayout.FULL;
  }

  /** How many slots fit where so many 14-byte slots do: the compact layout has 7 bytes a slot. */
  long slotsInPlaceOf(long fullSlots) {
    return layout() == TableLayout.COMPACT ? 2 * fullSlots : fullSlots;
  }

  OriginPipeline open(Path tableFile, long slots, OrderedCollection collection) throws IOException {
    return verifies
        ? new VerifyingPipeline(tableFile, this, slots, collection::tokens)
        : new EstimatingPipeline(tableFile, this, slots);
  }
}
