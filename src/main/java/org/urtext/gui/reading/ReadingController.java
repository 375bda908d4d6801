package org.urtext.gui.reading;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.StyleClassedTextArea;

/** Binds the reading screen to its view model. */
public final class ReadingController {
  private final ReadingViewModel viewModel;
  private final StyleClassedTextArea textArea = new StyleClassedTextArea();

  @FXML private ResourceBundle resources;
  @FXML private BorderPane root;
  @FXML private Pane emptyState;
  @FXML private BorderPane document;
  @FXML private Label title;
  @FXML private Label summary;
  @FXML private ProgressBar progress;
  @FXML private VBox notices;

  public ReadingController(ReadingViewModel viewModel) {
    this.viewModel = viewModel;
  }

  @FXML
  void initialize() {
    textArea.setEditable(false);
    textArea.setWrapText(true);
    textArea.getStyleClass().add("document-text");
    document.setCenter(new VirtualizedScrollPane<>(textArea));
    title.textProperty().bind(viewModel.title());
    summary.textProperty().bind(viewModel.summary());
    progress.visibleProperty().bind(viewModel.busy());
    emptyState.visibleProperty().bind(viewModel.empty());
    document.visibleProperty().bind(viewModel.empty().not());
    viewModel
        .notices()
        .subscribe(
            () ->
                notices
                    .getChildren()
                    .setAll(viewModel.notices().stream().map(ReadingController::label).toList()));
    notices.visibleProperty().bind(Bindings.isNotEmpty(viewModel.notices()));
    notices.managedProperty().bind(notices.visibleProperty());
    viewModel
        .text()
        .subscribe(
            text -> {
              textArea.replaceText(text);
              textArea.moveTo(0);
              textArea.requestFollowCaret();
            });
  }

  /** A sentence is never cut: what is wrong stands at its end. */
  private static Label label(String sentence) {
    var label = new Label(sentence);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  @FXML
  void chooseFile() {
    var chooser = new FileChooser();
    chooser.setTitle(resources.getString("reading.choose"));
    File chosen = chooser.showOpenDialog(root.getScene().getWindow());
    if (chosen != null) {
      viewModel.open(chosen.toPath());
    }
  }

  @FXML
  void acceptFiles(DragEvent event) {
    if (event.getDragboard().hasFiles()) {
      event.acceptTransferModes(TransferMode.COPY);
    }
    event.consume();
  }

  @FXML
  void openDropped(DragEvent event) {
    List<File> files = event.getDragboard().getFiles();
    if (!files.isEmpty()) {
      Path first = files.getFirst().toPath();
      viewModel.open(first);
    }
    event.setDropCompleted(!files.isEmpty());
    event.consume();
  }
}
