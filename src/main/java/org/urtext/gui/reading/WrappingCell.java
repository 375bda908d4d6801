package org.urtext.gui.reading;

import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/** A sentence of any length, wrapped to the width of its list. */
final class WrappingCell extends ListCell<String> {
  WrappingCell() {
    setWrapText(true);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable String sentence, boolean empty) {
    super.updateItem(sentence, empty);
    setText(empty ? null : sentence);
  }
}
