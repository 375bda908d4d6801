package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.urtext.document.Span;

class WordAlignmentTest {

  static Passage whole(PreparedText document, PreparedText source) {
    return new Passage(
        new Span(0, document.text().length()),
        new Span(0, source.text().length()),
        PassageKind.EDITED,
        .5,
        new Passage.Evidence(1, 1));
  }

  private static List<String> edits(String document, String source) {
    PreparedText mine = Texts.english(document);
    PreparedText theirs = Texts.english(source);
    return WordAlignment.of(mine, theirs, whole(mine, theirs)).stream()
        .map(
            edit ->
                edit.kind()
                    + ": "
                    + edit.document().of(document)
                    + " | "
                    + edit.source().of(source))
        .toList();
  }

  @Test
  void equalWordsAreOneEditWhateverTheirCase() {
    assertThat(edits("the old Pilot", "The old pilot"))
        .containsExactly("EQUAL: the old Pilot | The old pilot");
  }

  @Test
  void aWordInPlaceOfAnotherIsReplaced() {
    assertThat(edits("the young pilot", "the old pilot"))
        .containsExactly("EQUAL: the | the", "REPLACED: young | old", "EQUAL: pilot | pilot");
  }

  @Test
  void aWordOfTheDocumentOnlyIsInserted() {
    assertThat(edits("the very old pilot", "the old pilot"))
        .containsExactly("EQUAL: the | the", "INSERTED: very | ", "EQUAL: old pilot | old pilot");
  }

  @Test
  void aWordOfTheSourceOnlyIsMissing() {
    assertThat(edits("the pilot", "the old pilot"))
        .containsExactly("EQUAL: the | the", "MISSING:  | old", "EQUAL: pilot | pilot");
  }

  @Test
  void repeatedWordsAreMatchedInOrder() {
    assertThat(edits("a b a c a b", "a c a b a"))
        .filteredOn(edit -> edit.startsWith("EQUAL"))
        .containsExactly("EQUAL: a | a", "EQUAL: c a b | c a b");
  }

  @Test
  void onlyWordsOfThePassageAreAligned() {
    PreparedText document = Texts.english("outside inside word outside");
    PreparedText source = Texts.english("inside word");
    Passage passage =
        new Passage(
            new Span(8, 19), new Span(0, 11), PassageKind.EDITED, .5, new Passage.Evidence(1, 1));

    assertThat(WordAlignment.of(document, source, passage))
        .containsExactly(new WordEdit(WordEdit.Kind.EQUAL, new Span(8, 19), new Span(0, 11)));
  }

  @Test
  void copesWithLongStretchesThatHaveNoWordOfTheirOwn() {
    assertThat(edits("tick tock ".repeat(3000) + "x", "y " + "tock tick ".repeat(3000)))
        .isNotEmpty();
  }
}
