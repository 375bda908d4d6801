package org.urtext.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.shingle.ShingleFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.urtext.library.AddRequest;

/**
 * What a user would otherwise build: a Lucene index of all runs of eight words. It is spared what
 * the library does besides: it stores no texts, no positions and no frequencies.
 */
final class ShingleIndex {
  private static final int SHINGLE_WORDS = 8;
  private static final double BUFFER_MB = 256;

  private ShingleIndex() {}

  static void build(Path folder, List<AddRequest.Text> texts, int threads) throws Exception {
    Analyzer analyzer =
        new Analyzer() {
          @Override
          protected TokenStreamComponents createComponents(String field) {
            Tokenizer words = new StandardTokenizer();
            ShingleFilter shingles =
                new ShingleFilter(new LowerCaseFilter(words), SHINGLE_WORDS, SHINGLE_WORDS);
            shingles.setOutputUnigrams(false);
            return new TokenStreamComponents(words, shingles);
          }
        };
    FieldType documentsOnly = new FieldType();
    documentsOnly.setIndexOptions(IndexOptions.DOCS);
    documentsOnly.setOmitNorms(true);
    documentsOnly.freeze();
    try (Directory directory = FSDirectory.open(folder);
        IndexWriter writer =
            new IndexWriter(
                directory, new IndexWriterConfig(analyzer).setRAMBufferSizeMB(BUFFER_MB));
        ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      List<Callable<Void>> parts = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        int first = thread;
        parts.add(
            () -> {
              for (int i = first; i < texts.size(); i += threads) {
                add(writer, i, texts.get(i).text(), documentsOnly);
              }
              return null;
            });
      }
      for (Future<Void> part : workers.invokeAll(parts)) {
        part.get();
      }
      writer.commit();
    }
  }

  private static void add(IndexWriter writer, int number, String text, FieldType type)
      throws IOException {
    Document document = new Document();
    document.add(new StoredField("number", number));
    document.add(new Field("text", text, type));
    writer.addDocument(document);
  }
}
