package org.urtext.library;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import org.urtext.analysis.Profile;
import org.urtext.shingling.Selection;
import org.urtext.table.LuckyEviction;
import org.urtext.table.TableLayout;
import org.urtext.table.Ties;

/**
 * Settings of a new library for a kind of collection, so that nobody must know what a shingle is.
 * Which settings suit which collection was measured: decision record 0007.
 */
public enum Preset {
  /** Long texts, edited and inflected: the words that carry meaning, stemmed. */
  THESES("theses") {
    @Override
    public LibrarySettings settings(int tableMegabytes) {
      return LibrarySettings.withTexts(tableMegabytes)
          .withProfile(Profile.THESIS)
          .withShingleTokens(5);
    }
  },
  /** Many short texts that quote each other word for word. */
  NEWS_AND_WEB("news-and-web") {
    @Override
    public LibrarySettings settings(int tableMegabytes) {
      return LibrarySettings.withTexts(tableMegabytes);
    }
  },
  /** What the paper on origin detection used: slots with neighbours, and its own limit. */
  AS_IN_THE_2009_PAPER("paper-2009") {
    @Override
    public LibrarySettings settings(int tableMegabytes) {
      return LibrarySettings.withTexts(tableMegabytes)
          .withProfile(Profile.EXACT)
          .withShingleTokens(8)
          .withSelection(Selection.RECOMMENDED)
          .withEviction(
              new LuckyEviction(LuckyEviction.PAPER_LIMIT, LuckyEviction.DEFAULT_Y, Ties.OLDEST))
          .withLayout(TableLayout.FULL);
    }
  };

  private final String id;

  Preset(String id) {
    this.id = id;
  }

  /** What is stored and written on a command line. */
  public String id() {
    return id;
  }

  /** The settings of a library that keeps its texts. */
  public abstract LibrarySettings settings(int tableMegabytes);

  /** A name for a person. */
  public String displayName(Locale locale) {
    return bundle(locale).getString("preset." + id + ".name");
  }

  /** For whom it is, in one plain sentence. */
  public String description(Locale locale) {
    return bundle(locale).getString("preset." + id + ".description");
  }

  public static Optional<Preset> withId(String id) {
    return Arrays.stream(values()).filter(preset -> preset.id.equals(id)).findFirst();
  }

  /** The preset that these settings are, whatever the memory and whether texts are kept. */
  public static Optional<Preset> of(LibrarySettings settings) {
    return Arrays.stream(values()).filter(preset -> preset.gives(settings)).findFirst();
  }

  private boolean gives(LibrarySettings settings) {
    LibrarySettings own = settings(settings.tableMegabytes());
    return settings.equals(settings.textsKept() ? own : own.withoutTexts());
  }

  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle(
        "org.urtext.library.messages",
        locale,
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }
}
