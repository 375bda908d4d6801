package org.urtext.sentences;

/**
 * What a look at all entries of a file of signatures found.
 *
 * @param damagedBlocks blocks of entries whose checksum is wrong
 * @param unsealed whether batches were being applied, so that the checksums were not yet due
 */
public record SignatureVerification(int entries, int damagedBlocks, boolean unsealed) {
  public boolean isSound() {
    return unsealed || damagedBlocks == 0;
  }
}
