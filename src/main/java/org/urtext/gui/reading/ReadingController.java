package org.urtext.gui.reading;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
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
  @FXML private ListView<String> notices;

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
    notices.setItems(viewModel.notices());
    notices.setCellFactory(list -> new WrappingCell());
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
