package org.urtext.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.apache.lucene.codecs.StoredFieldsReader;
import org.apache.lucene.document.DocumentStoredFieldVisitor;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.index.CodecReader;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.FieldInfo;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.util.Bits;
import org.apache.lucene.util.BytesRef;

/** Reads what is committed in the archive; for any number of threads. */
final class ArchiveReader {
  private static final int PASS_PAGE = 4096;

  private final SearcherManager searchers;

  ArchiveReader(SearcherManager searchers) {
    this.searchers = searchers;
  }

  /**
   * A document in the columns.
   *
   * @param contentPrefix the first bytes of the content's hash
   * @param filePrefix the first bytes of the path's hash, or 0
   */
  record Row(
      int id,
      long dateMillis,
      boolean removed,
      int tokenCount,
      long contentPrefix,
      long filePrefix) {}

  /** Takes every document. */
  interface Columns {
    void take(Row row);
  }

  void readColumns(Columns columns) throws IOException {
    reading(
        searcher -> {
          for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            readColumns(leaf.reader(), columns);
          }
          return true;
        });
  }

  private static void readColumns(LeafReader leaf, Columns columns) throws IOException {
    NumericDocValues ids = DocValues.getNumeric(leaf, ArchiveFields.ID);
    NumericDocValues dates = DocValues.getNumeric(leaf, ArchiveFields.DATE);
    NumericDocValues removals = DocValues.getNumeric(leaf, ArchiveFields.REMOVED);
    NumericDocValues tokenCounts = DocValues.getNumeric(leaf, ArchiveFields.TOKENS);
    NumericDocValues contents = DocValues.getNumeric(leaf, ArchiveFields.CONTENT);
    NumericDocValues files = DocValues.getNumeric(leaf, ArchiveFields.FILE);
    Bits live = leaf.getLiveDocs();
    for (int doc = 0; doc < leaf.maxDoc(); doc++) {
      if (live == null || live.get(doc)) {
        columns.take(
            new Row(
                (int) valueAt(ids, doc),
                valueAt(dates, doc),
                valueAt(removals, doc) != 0,
                (int) valueAt(tokenCounts, doc),
                valueAt(contents, doc),
                valueAt(files, doc)));
      }
    }
  }

  private static long valueAt(NumericDocValues column, int doc) throws IOException {
    return column.advanceExact(doc) ? column.longValue() : 0;
  }

  Optional<ArchivedDocument> read(int id) throws IOException {
    return reading(searcher -> read(searcher, id, true));
  }

  /** The text, which takes longest to read, is left out. */
  Optional<ArchivedDocument> readWithoutText(int id) throws IOException {
    return reading(searcher -> read(searcher, id, false));
  }

  Optional<CatalogueEntry> entry(int id) throws IOException {
    return readWithoutText(id).map(ArchivedDocument::entry);
  }

  private static Optional<ArchivedDocument> read(IndexSearcher searcher, int id, boolean withText)
      throws IOException {
    for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
      int[] doc = {DocIdSetIterator.NO_MORE_DOCS};
      forEachMatch(leaf.reader(), ArchiveFields.ID, ArchiveFields.idTerm(id), d -> doc[0] = d);
      if (doc[0] != DocIdSetIterator.NO_MORE_DOCS) {
        return Optional.of(read(leaf.reader().storedFields(), doc[0], withText));
      }
    }
    return Optional.empty();
  }

  private static ArchivedDocument read(StoredFields stored, int doc, boolean withText)
      throws IOException {
    DocumentStoredFieldVisitor visitor =
        withText ? new DocumentStoredFieldVisitor() : new AllButTextVisitor();
    stored.document(doc, visitor);
    return ArchiveFields.fromLucene(visitor.getDocument());
  }

  /** The text is the last field, so nothing is lost by stopping there. */
  private static final class AllButTextVisitor extends DocumentStoredFieldVisitor {
    @Override
    public Status needsField(FieldInfo field) {
      return field.name.equals(ArchiveFields.TEXT) ? Status.STOP : Status.YES;
    }
  }

  /** The ids of the documents that have a term, in no order. */
  List<Integer> idsWith(String field, BytesRef term) throws IOException {
    return reading(
        searcher -> {
          List<Integer> found = new ArrayList<>();
          for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            List<Integer> docs = new ArrayList<>();
            forEachMatch(leaf.reader(), field, term, docs::add);
            if (docs.isEmpty()) {
              continue;
            }
            NumericDocValues ids = DocValues.getNumeric(leaf.reader(), ArchiveFields.ID);
            for (int doc : docs) {
              found.add((int) valueAt(ids, doc));
            }
          }
          return found;
        });
  }

  private static void forEachMatch(
      LeafReader leaf, String field, BytesRef term, IntConsumer consumer) throws IOException {
    Terms terms = leaf.terms(field);
    if (terms == null) {
      return;
    }
    TermsEnum cursor = terms.iterator();
    if (!cursor.seekExact(term)) {
      return;
    }
    Bits live = leaf.getLiveDocs();
    PostingsEnum docs = cursor.postings(null, PostingsEnum.NONE);
    for (int doc = docs.nextDoc(); doc != DocIdSetIterator.NO_MORE_DOCS; doc = docs.nextDoc()) {
      if (live == null || live.get(doc)) {
        consumer.accept(doc);
      }
    }
  }

  /** The documents whose title or author has words that begin so, in the order of their ids. */
  List<CatalogueEntry> search(String words, int firstId, int most, boolean removed)
      throws IOException {
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    query.add(fromId(firstId), BooleanClause.Occur.FILTER);
    for (String word : ArchiveFields.wordsOf(words)) {
      query.add(new PrefixQuery(new Term(ArchiveFields.WORD, word)), BooleanClause.Occur.FILTER);
    }
    query.add(
        NumericDocValuesField.newSlowExactQuery(ArchiveFields.REMOVED, removed ? 1 : 0),
        BooleanClause.Occur.FILTER);
    return reading(
        searcher -> {
          List<CatalogueEntry> found = new ArrayList<>();
          StoredFields stored = searcher.storedFields();
          for (ScoreDoc hit : byId(searcher, query.build(), most)) {
            found.add(read(stored, hit.doc, false).entry());
          }
          return found;
        });
  }

  private static Query fromId(int firstId) {
    return NumericDocValuesField.newSlowRangeQuery(ArchiveFields.ID, firstId, Integer.MAX_VALUE);
  }

  private static ScoreDoc[] byId(IndexSearcher searcher, Query query, int most) throws IOException {
    Sort order = new Sort(new SortField(ArchiveFields.ID, SortField.Type.INT));
    return searcher.search(query, most, order).scoreDocs;
  }

  /** Takes documents with their texts. */
  interface Pass {
    /**
     * @return whether to go on
     */
    boolean take(ArchivedDocument document) throws IOException;
  }

  /** Reads all documents in the order of their ids, removed ones too, nearly as the files lie. */
  void forEach(Pass pass) throws IOException {
    reading(
        searcher -> {
          Map<Integer, StoredFieldsReader> readers = new HashMap<>();
          int firstId = 0;
          while (true) {
            ScoreDoc[] page = byId(searcher, fromId(firstId), PASS_PAGE);
            for (ScoreDoc hit : page) {
              ArchivedDocument document = readInPass(searcher, hit.doc, readers);
              firstId = document.entry().id() + 1;
              if (!pass.take(document)) {
                return false;
              }
            }
            if (page.length < PASS_PAGE) {
              return true;
            }
          }
        });
  }

  /** A reader made for merging keeps the block it unpacked last, for the next document in it. */
  private static ArchivedDocument readInPass(
      IndexSearcher searcher, int doc, Map<Integer, StoredFieldsReader> readers)
      throws IOException {
    List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
    LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(doc, leaves));
    if (!(leaf.reader() instanceof CodecReader codecReader)) {
      return read(searcher.storedFields(), doc, true);
    }
    StoredFieldsReader reader = readers.get(leaf.ord);
    if (reader == null) {
      reader = codecReader.getFieldsReader().getMergeInstance();
      readers.put(leaf.ord, reader);
    }
    return read(reader, doc - leaf.docBase, true);
  }

  /** Reads every byte of the archive against its checksums. */
  void checkIntegrity() throws IOException {
    reading(
        searcher -> {
          for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            leaf.reader().checkIntegrity();
          }
          return true;
        });
  }

  private interface Reading<T> {
    T with(IndexSearcher searcher) throws IOException;
  }

  private <T> T reading(Reading<T> reading) throws IOException {
    IndexSearcher searcher = searchers.acquire();
    try {
      return reading.with(searcher);
    } finally {
      searchers.release(searcher);
    }
  }
}
