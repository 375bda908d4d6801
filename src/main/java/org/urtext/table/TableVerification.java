package org.urtext.table;

/**
 * What a full look at a table found.
 *
 * @param usedSlots as counted
 * @param damagedBuckets whose checksum or count is wrong; repair empties them
 * @param orphanSlots whose document does not exist; repair frees them
 * @param damagedHeaders of the two copies; repair writes them anew
 * @param countsAgree whether the header's count of used slots was right, where it could be: after a
 *     crash it is not expected to be
 * @param repaired whether what was found was put right
 */
public record TableVerification(
    long usedSlots,
    long damagedBuckets,
    long orphanSlots,
    int damagedHeaders,
    boolean countsAgree,
    boolean repaired) {

  public boolean isSound() {
    return damagedBuckets == 0 && orphanSlots == 0 && damagedHeaders == 0 && countsAgree;
  }
}
