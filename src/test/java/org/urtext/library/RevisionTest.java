package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.progress.Progress;

class RevisionTest {
  private static final String SHARED = SampleTexts.words(7, 200);

  @TempDir Path temporary;
  private TemporaryLibrary library;

  @BeforeEach
  void create() throws IOException {
    library = TemporaryLibrary.create(temporary.resolve("library"), LibrarySettings.withTexts(1));
  }

  @AfterEach
  void close() throws IOException {
    library.close();
  }

  private int addCopy(int day) throws IOException {
    return library.addText(day, SHARED + " " + SampleTexts.words(100 + day, 50));
  }

  private void remove(Integer... ids) throws IOException {
    library.library().remove(List.of(ids), Progress.UNWATCHED);
  }

  private void redate(int id, int day) throws IOException {
    Description description = library.library().entry(id).orElseThrow().description();
    library.library().edit(id, description.withDate(SampleTexts.day(day)), Progress.UNWATCHED);
  }

  @Test
  void aRemovedDocumentIsNeitherListedNorFound() throws IOException {
    int id = addCopy(1);
    remove(id);
    assertThat(library.all()).isEmpty();
    assertThat(library.originOf(SHARED)).isEqualTo(CatalogueEntry.NONE);
  }

  @Test
  void removingStaysAfterReopening() throws IOException {
    int id = addCopy(1);
    remove(id);
    library.reopen();
    assertThat(library.originOf(SHARED)).isEqualTo(CatalogueEntry.NONE);
    assertThat(library.library().listRemoved(0, 10)).hasSize(1);
  }

  @Test
  void theNextEarliestClaimsWhatARemovedDocumentOwned() throws IOException {
    int first = addCopy(1);
    addCopy(3);
    int second = addCopy(2);
    remove(first);
    assertThat(library.originOf(SHARED)).isEqualTo(second);
  }

  @Test
  void claimsPassThroughDocumentsThatWereRemovedBefore() throws IOException {
    int late = addCopy(9);
    int middle = addCopy(5);
    int early = addCopy(1);
    remove(middle);
    remove(early);
    assertThat(library.originOf(SHARED)).isEqualTo(late);
  }

  @Test
  void severalAreRemovedAtOnce() throws IOException {
    int first = addCopy(1);
    int second = addCopy(2);
    int third = addCopy(3);
    remove(first, second);
    assertThat(library.originOf(SHARED)).isEqualTo(third);
  }

  @Test
  void aRestoredDocumentOwnsItsWordsAgain() throws IOException {
    int first = addCopy(1);
    addCopy(2);
    remove(first);
    library.library().restore(List.of(first), Progress.UNWATCHED);
    assertThat(library.originOf(SHARED)).isEqualTo(first);
  }

  @Test
  void aDocumentDatedLaterLosesItsWordsToTheEarlier() throws IOException {
    int first = addCopy(1);
    int second = addCopy(2);
    addCopy(3);
    redate(first, 8);
    assertThat(library.originOf(SHARED)).isEqualTo(second);
  }

  @Test
  void aDocumentDatedEarlierGainsTheWordsItShares() throws IOException {
    addCopy(5);
    int second = addCopy(6);
    redate(second, 1);
    assertThat(library.originOf(SHARED)).isEqualTo(second);
  }

  @Test
  void datesAndRemovalsInAnyOrderLeaveTheEarliestAsOrigin() throws IOException {
    int a = addCopy(1);
    int b = addCopy(2);
    int c = addCopy(3);
    redate(a, 10);
    remove(b);
    assertThat(library.originOf(SHARED)).isEqualTo(c);
    redate(c, 11);
    assertThat(library.originOf(SHARED)).isEqualTo(a);
  }

  @Test
  void theOwnersDateStaysAfterReopening() throws IOException {
    int first = addCopy(1);
    int second = addCopy(2);
    redate(first, 8);
    library.reopen();
    assertThat(library.originOf(SHARED)).isEqualTo(second);
    assertThat(library.library().entry(first).orElseThrow().date()).isEqualTo(SampleTexts.day(8));
  }

  @Test
  void aChangedTitleIsFoundAndTheOldOneIsNot() throws IOException {
    int id = addCopy(1);
    library
        .library()
        .edit(id, new Description("Renamed", "Ada", SampleTexts.day(1)), Progress.UNWATCHED);
    assertThat(library.library().search("renamed ada", 0, 10)).hasSize(1);
    assertThat(library.library().search("title", 0, 10)).isEmpty();
    assertThat(library.library().document(id)).isPresent();
  }

  @Test
  void theContentOfARemovedDocumentCanBeAddedAgain() throws IOException {
    int first = library.addText(1, SHARED);
    remove(first);
    assertThat(library.addText(1, SHARED)).isGreaterThan(first);
  }

  @Test
  void saysWhenThereIsNoSuchDocument() {
    assertThatThrownBy(() -> remove(77))
        .isInstanceOf(LibraryException.class)
        .hasMessageContaining("no document number 77");
  }

  @Test
  void revisionsLeaveASoundLibrary() throws IOException {
    int first = addCopy(1);
    int second = addCopy(2);
    remove(first);
    redate(second, 20);
    assertThat(library.library().verify(Progress.UNWATCHED).damages()).isEmpty();
  }
}
