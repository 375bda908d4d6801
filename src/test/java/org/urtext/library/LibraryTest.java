package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.extraction.FailureReason;
import org.urtext.progress.Progress;

class LibraryTest {
  private static final LibrarySettings SETTINGS = LibrarySettings.withTexts(1);

  @TempDir Path temporary;

  private TemporaryLibrary create() throws IOException {
    return TemporaryLibrary.create(temporary.resolve("library"), SETTINGS);
  }

  private Path write(String name, String text) throws IOException {
    Path file = temporary.resolve("files").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  @Test
  void listsWhatWasAddedAfterReopening() throws IOException {
    try (TemporaryLibrary library = create()) {
      library.addText(1, SampleTexts.words(1, 100));
      library.addText(2, SampleTexts.words(2, 100));
      library.reopen();
      assertThat(library.all())
          .extracting(CatalogueEntry::title)
          .containsExactly("Title 1", "Title 2");
    }
  }

  @Test
  void findsTheOriginOfCopiedWords() throws IOException {
    try (TemporaryLibrary library = create()) {
      library.addText(1, SampleTexts.words(1, 300));
      int second = library.addText(2, SampleTexts.words(2, 300));
      OriginReport report =
          library.check(SampleTexts.words(9, 100) + " " + SampleTexts.words(2, 200));
      assertThat(report.sources())
          .extracting(source -> source.entry().id())
          .containsExactly(second);
      assertThat(report.copiedTokens()).isBetween(190, 200);
    }
  }

  @Test
  void addsTheSameContentOnce() throws IOException {
    try (TemporaryLibrary library = create()) {
      int id = library.addText(1, SampleTexts.words(1, 50));
      AddRequest again = SampleTexts.request(2, SampleTexts.words(1, 50));
      assertThat(library.add(again)).isEqualTo(new AddResult.AlreadyThere(again, id));
      assertThat(library.all()).hasSize(1);
    }
  }

  @Test
  void addsTheSameContentOnceWithinOneBatch() throws IOException {
    try (TemporaryLibrary library = create()) {
      Path one = write("one.txt", SampleTexts.words(1, 50));
      Path two = write("two.txt", SampleTexts.words(1, 50));
      List<AddResult> results = library.add(List.of(AddRequest.file(one), AddRequest.file(two)));
      assertThat(results.get(1)).isInstanceOf(AddResult.AlreadyThere.class);
    }
  }

  @Test
  void aChangedFileIsANewVersionThatKnowsItsPredecessor() throws IOException {
    try (TemporaryLibrary library = create()) {
      AddRequest request = AddRequest.file(write("thesis.txt", SampleTexts.words(1, 50)));
      int first = ((AddResult.Added) library.add(request)).id();
      write("thesis.txt", SampleTexts.words(1, 60));
      AddResult.NewVersion second = (AddResult.NewVersion) library.add(request);
      assertThat(second.predecessorId()).isEqualTo(first);
      assertThat(library.library().entry(second.id()).orElseThrow().predecessorId())
          .isEqualTo(first);
    }
  }

  @Test
  void aBadFileCostsThatFileOnly() throws IOException {
    try (TemporaryLibrary library = create()) {
      AddRequest bad = AddRequest.file(write("bad.txt", "broken beyond repair"));
      AddRequest missing = AddRequest.file(temporary.resolve("nowhere.txt"));
      AddRequest good = AddRequest.file(write("good.txt", SampleTexts.words(1, 50)));
      List<AddResult> results = library.add(List.of(bad, missing, good));
      assertThat(results)
          .extracting(result -> result instanceof AddResult.Failed f ? f.reason() : null)
          .containsExactly(FailureReason.DAMAGED, FailureReason.UNREADABLE, null);
      assertThat(library.all()).extracting(CatalogueEntry::title).containsExactly("good");
    }
  }

  @Test
  void foldersAreAddedInTheOrderOfTheirPathsWithoutHiddenFiles() throws IOException {
    try (TemporaryLibrary library = create()) {
      write("b.txt", SampleTexts.words(1, 50));
      write("a/z.txt", SampleTexts.words(2, 50));
      write(".hidden.txt", SampleTexts.words(3, 50));
      library.add(AddRequest.filesAndFolders(List.of(temporary.resolve("files"))));
      assertThat(library.all()).extracting(CatalogueEntry::title).containsExactly("z", "b");
    }
  }

  @Test
  void aFileWithoutADateOfItsOwnHasThatOfItsLastChange() throws IOException {
    try (TemporaryLibrary library = create()) {
      Path file = write("old.txt", SampleTexts.words(1, 50));
      Files.setLastModifiedTime(file, FileTime.from(SampleTexts.day(5)));
      library.add(AddRequest.file(file));
      assertThat(library.all().getFirst().date()).isEqualTo(SampleTexts.day(5));
    }
  }

  @Test
  void keepsTheTextWithItsPages() throws IOException {
    try (TemporaryLibrary library = create()) {
      int id = library.addText(1, "Grüße an alle, die dies lesen");
      assertThat(library.library().document(id).orElseThrow().text())
          .isEqualTo("Grüße an alle, die dies lesen");
      assertThat(library.library().document(id).orElseThrow().pages()).hasSize(1);
    }
  }

  @Test
  void searchesTitlesByTheBeginningsOfWordsWithoutAccents() throws IOException {
    try (TemporaryLibrary library = create()) {
      library.add(new AddRequest.Text("one", "Die Müller von Nürnberg", SampleTexts.day(1)));
      library.add(new AddRequest.Text("two", "Die Meier", SampleTexts.day(1)));
      assertThat(library.library().search("mull nurn", 0, 10)).hasSize(1);
      assertThat(library.library().search("die", 0, 10)).hasSize(2);
    }
  }

  @Test
  void provenanceTellsTheShareThatCameFromEarlierDocuments() throws IOException {
    try (TemporaryLibrary library = create()) {
      int source = library.addText(1, SampleTexts.words(1, 400));
      int copy = library.addText(2, SampleTexts.words(1, 400) + " " + SampleTexts.words(2, 400));
      Provenance provenance = library.library().entry(copy).orElseThrow().provenance();
      assertThat(provenance.shares()).hasSize(1);
      assertThat(provenance.shares().getFirst().originId()).isEqualTo(source);
      assertThat(provenance.shares().getFirst().share()).isBetween(0.4f, 0.6f);
    }
  }

  @Test
  void aDocumentSeesThoseBeforeItInTheSameBatch() throws IOException {
    try (TemporaryLibrary library = create()) {
      String text = SampleTexts.words(1, 400);
      library.add(
          List.of(SampleTexts.request(1, text), SampleTexts.request(2, text + " and more")));
      assertThat(library.all().get(1).provenance().shares().getFirst().originId())
          .isEqualTo(library.all().get(0).id());
    }
  }

  @Test
  void theEarlierDocumentIsTheOriginAlsoWhenItArrivesLater() throws IOException {
    try (TemporaryLibrary library = create()) {
      String text = SampleTexts.words(1, 300);
      int late = library.addText(20, text + " late");
      int early = library.addText(10, text + " early");
      assertThat(library.originOf(text)).isEqualTo(early);
      assertThat(library.library().entry(early).orElseThrow().provenance())
          .isEqualTo(Provenance.NONE);
      assertThat(late).isLessThan(early);
    }
  }

  @Test
  void theSameInputGivesTheSameLibraryAndTheSameTable() throws IOException {
    List<AddRequest> requests = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      String copied = SampleTexts.words(i / 3, 60);
      requests.add(
          SampleTexts.request(400 - i % 7, copied + " " + SampleTexts.words(1000 + i, 100)));
    }
    List<List<CatalogueEntry>> listings = new ArrayList<>();
    for (String name : List.of("first", "second")) {
      try (TemporaryLibrary library = TemporaryLibrary.create(temporary.resolve(name), SETTINGS)) {
        library.add(requests);
        listings.add(library.all());
      }
    }
    assertThat(listings.get(0)).hasSize(200).isEqualTo(listings.get(1));
    assertThat(temporary.resolve("first/table.bin"))
        .hasSameBinaryContentAs(temporary.resolve("second/table.bin"));
  }

  @Test
  void cancellingKeepsWhatWasTaken() throws IOException {
    try (TemporaryLibrary library = create()) {
      List<AddResult> results = new ArrayList<>();
      Progress cancelledAfterTwo =
          new Progress() {
            private volatile boolean cancelled;

            @Override
            public void advance(long done, long total, String current) {
              cancelled = done == 2;
            }

            @Override
            public boolean isCancelled() {
              return cancelled;
            }
          };
      List<AddRequest> requests = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        requests.add(SampleTexts.request(i, SampleTexts.words(i, 50)));
      }
      assertThatThrownBy(
              () ->
                  library
                      .library()
                      .add(requests, new PlainTextExtractor(), results::add, cancelledAfterTwo))
          .isInstanceOf(CancellationException.class);
      assertThat(results).hasSize(2);
      library.reopen();
      assertThat(library.all()).hasSize(2);
      assertThat(library.library().verify(Progress.UNWATCHED).isSound()).isTrue();
    }
  }

  @Test
  void refusesToCreateInAFolderThatIsNotEmpty() throws IOException {
    write("something.txt", "here");
    assertThatThrownBy(() -> Library.create(temporary.resolve("files"), SETTINGS))
        .isInstanceOf(LibraryException.class)
        .hasMessageContaining("not empty");
  }

  @Test
  void saysWhenAFolderHoldsNoLibrary() {
    assertThatThrownBy(() -> Library.open(temporary, Progress.UNWATCHED))
        .isInstanceOf(LibraryException.class)
        .hasMessageStartingWith("There is no library in");
  }

  @Test
  void aSecondInstanceIsToldWhoHoldsTheLibrary() throws IOException {
    try (TemporaryLibrary library = create()) {
      assertThatThrownBy(() -> Library.open(library.folder, Progress.UNWATCHED))
          .isInstanceOf(LibraryException.class)
          .hasMessageContaining("process " + ProcessHandle.current().pid());
    }
  }
}
