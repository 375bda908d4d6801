package org.urtext.gui.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.fxmisc.richtext.StyleClassedTextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import org.urtext.document.Warning;
import org.urtext.gui.FixedExtractor;
import org.urtext.gui.SameThreadWork;
import org.urtext.gui.Window;

/** The window itself, on a display that exists in memory only. */
@ExtendWith(ApplicationExtension.class)
class ReadingScreenTest {
  private final ReadingViewModel model =
      new ReadingViewModel(
          FixedExtractor.of(
              "Working with the Moon",
              "The tide mills of the Varn.",
              new Warning(Warning.Kind.INVISIBLE_TEXT, 0, null, null, "hidden")),
          new SameThreadWork());

  @Start
  void show(Stage stage) {
    stage.setScene(Window.scene(model));
    stage.show();
  }

  @Test
  void explainsItselfBeforeADocumentIsOpen(FxRobot robot) {
    assertThat(robot.lookup(".headline").queryAs(Label.class).isVisible()).isTrue();
    assertThat(robot.lookup("#document").query().isVisible()).isFalse();
  }

  @Test
  void showsAnOpenedDocument(FxRobot robot) {
    Platform.runLater(() -> model.open(Path.of("thesis.docx")));
    WaitForAsyncUtils.waitForFxEvents();

    assertThat(robot.lookup("#title").queryAs(Label.class).getText())
        .isEqualTo("Working with the Moon");
    assertThat(robot.lookup(".document-text").queryAs(StyleClassedTextArea.class).getText())
        .isEqualTo("The tide mills of the Varn.");
    assertThat(robot.lookup("#notices").queryAs(VBox.class).getChildren()).hasSize(1);
  }
}
