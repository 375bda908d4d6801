package org.urtext.library;

/** How many requests ended in which way. */
public record AddSummary(int added, int newVersions, int alreadyThere, int failed) {
  static final AddSummary NONE = new AddSummary(0, 0, 0, 0);

  AddSummary plus(AddResult result) {
    return switch (result) {
      case AddResult.Added ignored -> new AddSummary(added + 1, newVersions, alreadyThere, failed);
      case AddResult.NewVersion ignored ->
          new AddSummary(added, newVersions + 1, alreadyThere, failed);
      case AddResult.AlreadyThere ignored ->
          new AddSummary(added, newVersions, alreadyThere + 1, failed);
      case AddResult.Failed ignored -> new AddSummary(added, newVersions, alreadyThere, failed + 1);
    };
  }
}
