package org.urtext.table;

/**
 * Figures of a table since its creation.
 *
 * @param slots how many shingles fit
 * @param usedSlots how many are there
 * @param updates how many were sent, whether new or known
 * @param evictions how many made room for others
 * @param healedBuckets how many were found damaged by the writer and emptied
 */
public record TableStatistics(
    long slots, long usedSlots, long updates, long evictions, long healedBuckets) {}
