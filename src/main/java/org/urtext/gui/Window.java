package org.urtext.gui;

import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.slf4j.LoggerFactory;
import org.urtext.extraction.TextExtractor;
import org.urtext.gui.reading.ReadingController;
import org.urtext.gui.reading.ReadingViewModel;
import org.urtext.gui.work.FxBackgroundWork;

/** The program's window. */
public final class Window {
  private static final double WIDTH = 1180;
  private static final double HEIGHT = 760;

  private Window() {}

  /**
   * Opens the window, which then lives on JavaFX's own thread until it is closed.
   *
   * @return false where JavaFX finds no display to open it on
   */
  public static boolean open(Supplier<TextExtractor> extractors) {
    try {
      Platform.startup(() -> show(new Stage(), extractors));
      return true;
    } catch (UnsupportedOperationException | IllegalStateException e) {
      LoggerFactory.getLogger(Window.class).warn("The window could not be opened", e);
      return false;
    }
  }

  private static void show(Stage stage, Supplier<TextExtractor> extractors) {
    var extractor = extractors.get();
    var work = new FxBackgroundWork();
    var scene = scene(new ReadingViewModel(extractor, work));
    stage.setTitle("Urtext");
    stage.setScene(scene);
    stage.setOnHidden(
        event -> {
          work.close();
          extractor.close();
          Platform.exit();
        });
    stage.show();
  }

  /** The whole content of the window, also for pictures of it. */
  public static Scene scene(ReadingViewModel viewModel) {
    Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
    var loader =
        new FXMLLoader(
            Window.class.getResource("reading/reading.fxml"),
            ResourceBundle.getBundle("org.urtext.gui.messages"));
    loader.setControllerFactory(type -> new ReadingController(viewModel));
    try {
      Parent root = loader.load();
      return new Scene(root, WIDTH, HEIGHT);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
