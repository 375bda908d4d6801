package org.urtext.extraction;

/** The sizes above which a document is refused instead of read. */
public final class ExtractionLimits {
  public static final long FILE_BYTES = 512L << 20;

  /** About twenty times the longest thesis; twice this in bytes must fit into a worker's heap. */
  public static final int TEXT_CHARS = 32 << 20;

  public static final int WARNINGS = 2_000;
  public static final int WARNING_DETAIL_CHARS = 2_000;
  public static final int METADATA_CHARS = 1_000;

  private ExtractionLimits() {}
}
