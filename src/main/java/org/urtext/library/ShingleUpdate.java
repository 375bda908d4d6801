package org.urtext.library;

import org.urtext.shingling.Fingerprints;
import org.urtext.table.UpdateBatch;

/**
 * The selected shingles of one document on their way into the table, in its order.
 *
 * @param bonuses what each deserves on top of 1 for the eviction, as unsigned bytes
 */
record ShingleUpdate(int documentId, long[] fingerprints, byte[] bonuses) {

  void addTo(UpdateBatch batch) {
    for (int i = 0; i < fingerprints.length; i++) {
      byte previous =
          i == 0 ? Fingerprints.NO_NEIGHBOUR : Fingerprints.firstByte(fingerprints[i - 1]);
      byte next =
          i == fingerprints.length - 1
              ? Fingerprints.NO_NEIGHBOUR
              : Fingerprints.firstByte(fingerprints[i + 1]);
      batch.add(fingerprints[i], documentId, i, previous, next, bonuses[i] & 0xff);
    }
  }
}
