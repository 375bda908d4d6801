/** Finishes the distribution. */
public final class Distribution {
  private Distribution() {}

  public static void main(String[] arguments) {}
}
