package org.urtext.measure;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.urtext.analysis.InspectingExtractor;
import org.urtext.extraction.supervised.DirectExtractor;
import org.urtext.extraction.supervised.EveryFormatReader;
import org.urtext.gui.SameThreadWork;
import org.urtext.gui.Window;
import org.urtext.gui.reading.ReadingViewModel;

/**
 * Takes pictures of the window, without a display: {@code pictures FOLDER [DOCUMENT…]} draws the
 * empty window and the window with each document, in English and in German.
 */
public final class PicturesMeasure {
  private final Path folder;

  private PicturesMeasure(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] arguments) throws Exception {
    var pictures = new PicturesMeasure(Files.createDirectories(Path.of(arguments[0])));
    var done = new CountDownLatch(1);
    Platform.startup(
        () -> {
          for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.GERMAN}) {
            Locale.setDefault(locale);
            pictures.draw("empty-" + locale, null);
            for (int i = 1; i < arguments.length; i++) {
              Path document = Path.of(arguments[i]);
              pictures.draw(document.getFileName() + "-" + locale, document);
            }
          }
          done.countDown();
        });
    done.await();
    System.exit(0);
  }

  private void draw(String name, @org.jspecify.annotations.Nullable Path document) {
    var extractor = new InspectingExtractor(new DirectExtractor(new EveryFormatReader()));
    var model = new ReadingViewModel(extractor, new SameThreadWork());
    Scene scene = Window.scene(model);
    var stage = new Stage();
    stage.setScene(scene);
    stage.show();
    if (document != null) {
      model.open(document);
    }
    // A second layout lets lists know the heights of their wrapped lines.
    scene.getRoot().applyCss();
    scene.getRoot().layout();
    scene.snapshot(null);
    BufferedImage picture = SwingFXUtils.fromFXImage(scene.snapshot(null), null);
    stage.close();
    Path file = folder.resolve(name + ".png");
    try {
      ImageIO.write(picture, "png", file.toFile());
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    System.out.println(file);
  }
}
