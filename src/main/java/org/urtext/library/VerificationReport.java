package org.urtext.library;

import java.util.List;

/**
 * What reading a library from end to end showed.
 *
 * @param documents in the archive, removed ones too
 * @param shingles in the table
 * @param damages what was wrong, in sentences
 * @param repairs what was put right, in sentences
 */
public record VerificationReport(
    int documents, long shingles, List<String> damages, List<String> repairs) {
  public VerificationReport {
    damages = List.copyOf(damages);
    repairs = List.copyOf(repairs);
  }

  /** Whether nothing was wrong to begin with. */
  public boolean isSound() {
    return damages.isEmpty();
  }
}
