package org.urtext.launch;

/** Starts the program: the window without arguments, the command line with them. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    System.out.println("Urtext");
  }
}
