package org.urtext.analysis;

import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.ar.ArabicAnalyzer;
import org.apache.lucene.analysis.bg.BulgarianAnalyzer;
import org.apache.lucene.analysis.bn.BengaliAnalyzer;
import org.apache.lucene.analysis.br.BrazilianAnalyzer;
import org.apache.lucene.analysis.ca.CatalanAnalyzer;
import org.apache.lucene.analysis.ckb.SoraniAnalyzer;
import org.apache.lucene.analysis.core.SimpleAnalyzer;
import org.apache.lucene.analysis.cz.CzechAnalyzer;
import org.apache.lucene.analysis.da.DanishAnalyzer;
import org.apache.lucene.analysis.de.GermanAnalyzer;
import org.apache.lucene.analysis.el.GreekAnalyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.es.SpanishAnalyzer;
import org.apache.lucene.analysis.et.EstonianAnalyzer;
import org.apache.lucene.analysis.eu.BasqueAnalyzer;
import org.apache.lucene.analysis.fa.PersianAnalyzer;
import org.apache.lucene.analysis.fi.FinnishAnalyzer;
import org.apache.lucene.analysis.fr.FrenchAnalyzer;
import org.apache.lucene.analysis.ga.IrishAnalyzer;
import org.apache.lucene.analysis.gl.GalicianAnalyzer;
import org.apache.lucene.analysis.hi.HindiAnalyzer;
import org.apache.lucene.analysis.hu.HungarianAnalyzer;
import org.apache.lucene.analysis.hy.ArmenianAnalyzer;
import org.apache.lucene.analysis.id.IndonesianAnalyzer;
import org.apache.lucene.analysis.it.ItalianAnalyzer;
import org.apache.lucene.analysis.lt.LithuanianAnalyzer;
import org.apache.lucene.analysis.lv.LatvianAnalyzer;
import org.apache.lucene.analysis.ne.NepaliAnalyzer;
import org.apache.lucene.analysis.nl.DutchAnalyzer;
import org.apache.lucene.analysis.no.NorwegianAnalyzer;
import org.apache.lucene.analysis.pt.PortugueseAnalyzer;
import org.apache.lucene.analysis.ro.RomanianAnalyzer;
import org.apache.lucene.analysis.ru.RussianAnalyzer;
import org.apache.lucene.analysis.sr.SerbianAnalyzer;
import org.apache.lucene.analysis.sv.SwedishAnalyzer;
import org.apache.lucene.analysis.ta.TamilAnalyzer;
import org.apache.lucene.analysis.te.TeluguAnalyzer;
import org.apache.lucene.analysis.tr.TurkishAnalyzer;
import org.jspecify.annotations.Nullable;

/**
 * The languages for which Lucene has both a stemmer and stop words, and {@link #OTHER} for all the
 * rest. The id is what is stored: the ISO 639-1 code, where there is one.
 */
public enum Language {
  ARABIC("ar", ArabicAnalyzer::new, ArabicAnalyzer::getDefaultStopSet),
  ARMENIAN("hy", ArmenianAnalyzer::new, ArmenianAnalyzer::getDefaultStopSet),
  BASQUE("eu", BasqueAnalyzer::new, BasqueAnalyzer::getDefaultStopSet),
  BENGALI("bn", BengaliAnalyzer::new, BengaliAnalyzer::getDefaultStopSet),
  BRAZILIAN("pt-BR", BrazilianAnalyzer::new, BrazilianAnalyzer::getDefaultStopSet),
  BULGARIAN("bg", BulgarianAnalyzer::new, BulgarianAnalyzer::getDefaultStopSet),
  CATALAN("ca", CatalanAnalyzer::new, CatalanAnalyzer::getDefaultStopSet),
  CZECH("cs", CzechAnalyzer::new, CzechAnalyzer::getDefaultStopSet),
  DANISH("da", DanishAnalyzer::new, DanishAnalyzer::getDefaultStopSet),
  DUTCH("nl", DutchAnalyzer::new, DutchAnalyzer::getDefaultStopSet),
  ENGLISH("en", EnglishAnalyzer::new, EnglishStopWords::all),
  ESTONIAN("et", EstonianAnalyzer::new, EstonianAnalyzer::getDefaultStopSet),
  FINNISH("fi", FinnishAnalyzer::new, FinnishAnalyzer::getDefaultStopSet),
  FRENCH("fr", FrenchAnalyzer::new, FrenchAnalyzer::getDefaultStopSet),
  GALICIAN("gl", GalicianAnalyzer::new, GalicianAnalyzer::getDefaultStopSet),
  GERMAN("de", GermanAnalyzer::new, GermanAnalyzer::getDefaultStopSet),
  GREEK("el", GreekAnalyzer::new, GreekAnalyzer::getDefaultStopSet),
  HINDI("hi", HindiAnalyzer::new, HindiAnalyzer::getDefaultStopSet),
  HUNGARIAN("hu", HungarianAnalyzer::new, HungarianAnalyzer::getDefaultStopSet),
  INDONESIAN("id", IndonesianAnalyzer::new, IndonesianAnalyzer::getDefaultStopSet),
  IRISH("ga", IrishAnalyzer::new, IrishAnalyzer::getDefaultStopSet),
  ITALIAN("it", ItalianAnalyzer::new, ItalianAnalyzer::getDefaultStopSet),
  LATVIAN("lv", LatvianAnalyzer::new, LatvianAnalyzer::getDefaultStopSet),
  LITHUANIAN("lt", LithuanianAnalyzer::new, LithuanianAnalyzer::getDefaultStopSet),
  NEPALI("ne", NepaliAnalyzer::new, NepaliAnalyzer::getDefaultStopSet),
  NORWEGIAN("no", NorwegianAnalyzer::new, NorwegianAnalyzer::getDefaultStopSet),
  PERSIAN("fa", PersianAnalyzer::new, PersianAnalyzer::getDefaultStopSet),
  PORTUGUESE("pt", PortugueseAnalyzer::new, PortugueseAnalyzer::getDefaultStopSet),
  ROMANIAN("ro", RomanianAnalyzer::new, RomanianAnalyzer::getDefaultStopSet),
  RUSSIAN("ru", RussianAnalyzer::new, RussianAnalyzer::getDefaultStopSet),
  SERBIAN("sr", SerbianAnalyzer::new, SerbianAnalyzer::getDefaultStopSet),
  SORANI("ckb", SoraniAnalyzer::new, SoraniAnalyzer::getDefaultStopSet),
  SPANISH("es", SpanishAnalyzer::new, SpanishAnalyzer::getDefaultStopSet),
  SWEDISH("sv", SwedishAnalyzer::new, SwedishAnalyzer::getDefaultStopSet),
  TAMIL("ta", TamilAnalyzer::new, TamilAnalyzer::getDefaultStopSet),
  TELUGU("te", TeluguAnalyzer::new, TeluguAnalyzer::getDefaultStopSet),
  TURKISH("tr", TurkishAnalyzer::new, TurkishAnalyzer::getDefaultStopSet),
  /** No stop words, no stems. */
  OTHER("other", stopWords -> new SimpleAnalyzer(), () -> CharArraySet.EMPTY_SET);

  private final String id;
  private final Function<CharArraySet, Analyzer> analyzer;
  private final Supplier<CharArraySet> stopWords;

  Language(String id, Function<CharArraySet, Analyzer> analyzer, Supplier<CharArraySet> stopWords) {
    this.id = id;
    this.analyzer = analyzer;
    this.stopWords = stopWords;
  }

  public String id() {
    return id;
  }

  /** The name of the language in the language of the person. */
  public String displayName(Locale person) {
    return Locale.forLanguageTag(id).getDisplayName(person);
  }

  public static Language ofId(String id) {
    for (Language language : values()) {
      if (language.id.equals(id)) {
        return language;
      }
    }
    throw new IllegalArgumentException("no such language: " + id);
  }

  /** The language a document says it has; {@link #OTHER} where it says nothing that is known. */
  public static Language ofIdOrOther(@Nullable String id) {
    for (Language language : values()) {
      if (language.id.equals(id)) {
        return language;
      }
    }
    return OTHER;
  }

  /** Lucene's usual chain of filters for this language, with other stop words. */
  Analyzer analyzer(CharArraySet otherStopWords) {
    return analyzer.apply(otherStopWords);
  }

  /** The stop words; some of Lucene's lists also hold the comments of their files. */
  CharArraySet stopWords() {
    CharArraySet words = new CharArraySet(0, false);
    for (Object entry : stopWords.get()) {
      char[] word = (char[]) entry;
      if (word.length > 0 && word[0] != '#') {
        words.add(word);
      }
    }
    return words;
  }
}
