package org.urtext.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.NumericUtils;
import org.jspecify.annotations.Nullable;
import org.urtext.document.DocumentFormat;

/**
 * How a document stands in the archive: one Lucene document with these fields.
 *
 * <pre>
 * id        term of 4 bytes, and a column with a skip index: the identity. Lucene's numbers change.
 * date      column, milliseconds since 1970
 * removed   column, 0 or 1
 * tokens    column, how many
 * content   term of 32 bytes: finds the same file; and a column of its first 8 bytes
 * file      term of 16 bytes of the path's SHA-256: finds the earlier version; and a column of its
 *           first 8 bytes, 0 where there is no path
 * related   terms of 4 bytes
 * word      terms: the words of title and author, for searching
 * stored    storedId, storedDate, storedRemoved, title, author, added, path, format, language,
 *           pageCount, tokenCount, predecessor, contentHash, textHash (where it is another),
 *           provenance, relatedIds, pages, warnings (see {@link StoredLists}), and last the text,
 *           so that listing need not read it
 * </pre>
 */
final class ArchiveFields {
  static final String ID = "id";
  static final String DATE = "date";
  static final String REMOVED = "removed";
  static final String TOKENS = "tokens";
  static final String CONTENT = "content";
  static final String FILE = "file";
  static final String RELATED = "related";
  static final String WORD = "word";
  static final String TEXT = "text";

  private static final String STORED_ID = "storedId";
  private static final String STORED_DATE = "storedDate";
  private static final String STORED_REMOVED = "storedRemoved";
  private static final String TITLE = "title";
  private static final String AUTHOR = "author";
  private static final String ADDED = "added";
  private static final String PATH = "path";
  private static final String FORMAT = "format";
  private static final String LANGUAGE = "language";
  private static final String PAGE_COUNT = "pageCount";
  private static final String TOKEN_COUNT = "tokenCount";
  private static final String PREDECESSOR = "predecessor";
  private static final String CONTENT_HASH = "contentHash";
  private static final String TEXT_HASH = "textHash";
  private static final String PROVENANCE = "provenance";
  private static final String RELATED_IDS = "relatedIds";
  private static final String PAGES = "pages";
  private static final String WARNINGS = "warnings";

  private static final int FILE_TERM_BYTES = 16;
  private static final int LONGEST_WORD = 100;
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");

  private ArchiveFields() {}

  static Document toLucene(ArchivedDocument archived) {
    Document fields = new Document();
    addSearched(fields, archived);
    addStored(fields, archived.entry());
    if (!archived.entry().provenance().shares().isEmpty()) {
      store(fields, PROVENANCE, StoredLists.ofProvenance(archived.entry().provenance()));
    }
    if (archived.relatedIds().length > 0) {
      store(fields, RELATED_IDS, StoredLists.ofIds(archived.relatedIds()));
    }
    if (!archived.pages().isEmpty()) {
      store(fields, PAGES, StoredLists.ofPages(archived.pages()));
    }
    if (!archived.warnings().isEmpty()) {
      store(fields, WARNINGS, StoredLists.ofWarnings(archived.warnings()));
    }
    store(fields, TEXT, archived.text());
    return fields;
  }

  private static void addSearched(Document fields, ArchivedDocument archived) {
    CatalogueEntry entry = archived.entry();
    fields.add(new StringField(ID, idTerm(entry.id()), Field.Store.NO));
    fields.add(NumericDocValuesField.indexedField(ID, entry.id()));
    fields.add(new NumericDocValuesField(DATE, entry.date().toEpochMilli()));
    fields.add(new NumericDocValuesField(REMOVED, entry.removed() ? 1 : 0));
    fields.add(new NumericDocValuesField(TOKENS, entry.source().tokenCount()));
    addKey(fields, CONTENT, contentTerm(entry.source().contentHash()));
    String path = entry.source().path();
    if (path != null) {
      addKey(fields, FILE, fileTerm(path));
    }
    for (int related : archived.relatedIds()) {
      fields.add(new StringField(RELATED, idTerm(related), Field.Store.NO));
    }
    String author = entry.author();
    for (String word : wordsOf(author == null ? entry.title() : entry.title() + ' ' + author)) {
      fields.add(new StringField(WORD, word, Field.Store.NO));
    }
  }

  private static void addKey(Document fields, String name, BytesRef term) {
    fields.add(new StringField(name, term, Field.Store.NO));
    fields.add(new NumericDocValuesField(name, firstBytes(term)));
  }

  /** What a {@link PrefixSet} knows of a term. */
  static long firstBytes(BytesRef term) {
    return NumericUtils.sortableBytesToLong(term.bytes, term.offset);
  }

  private static void addStored(Document fields, CatalogueEntry entry) {
    Source source = entry.source();
    fields.add(new StoredField(STORED_ID, entry.id()));
    fields.add(new StoredField(STORED_DATE, entry.date().toEpochMilli()));
    fields.add(new StoredField(STORED_REMOVED, entry.removed() ? 1 : 0));
    store(fields, TITLE, entry.title());
    store(fields, AUTHOR, entry.author());
    fields.add(new StoredField(ADDED, entry.added().toEpochMilli()));
    store(fields, PATH, source.path());
    store(fields, FORMAT, source.format().id());
    store(fields, LANGUAGE, source.language());
    fields.add(new StoredField(PAGE_COUNT, source.pageCount()));
    fields.add(new StoredField(TOKEN_COUNT, source.tokenCount()));
    if (entry.predecessorId() != CatalogueEntry.NONE) {
      fields.add(new StoredField(PREDECESSOR, entry.predecessorId()));
    }
    store(fields, CONTENT_HASH, HexFormat.of().parseHex(source.contentHash()));
    if (!source.textHash().equals(source.contentHash())) {
      store(fields, TEXT_HASH, HexFormat.of().parseHex(source.textHash()));
    }
  }

  private static void store(Document fields, String name, @Nullable String value) {
    if (value != null) {
      fields.add(new StoredField(name, value));
    }
  }

  private static void store(Document fields, String name, byte[] value) {
    fields.add(new StoredField(name, value));
  }

  static ArchivedDocument fromLucene(Document fields) throws IOException {
    byte[] related = bytes(fields, RELATED_IDS);
    byte[] pages = bytes(fields, PAGES);
    byte[] warnings = bytes(fields, WARNINGS);
    return new ArchivedDocument(
        entryOf(fields),
        fields.get(TEXT),
        pages.length == 0 ? List.of() : StoredLists.pagesOf(pages),
        warnings.length == 0 ? List.of() : StoredLists.warningsOf(warnings),
        StoredLists.idsOf(related));
  }

  private static CatalogueEntry entryOf(Document fields) {
    String contentHash = HexFormat.of().formatHex(bytes(fields, CONTENT_HASH));
    byte[] textHash = bytes(fields, TEXT_HASH);
    Source source =
        new Source(
            contentHash,
            textHash.length == 0 ? contentHash : HexFormat.of().formatHex(textHash),
            fields.get(PATH),
            DocumentFormat.ofId(fields.get(FORMAT)),
            fields.get(LANGUAGE),
            number(fields, PAGE_COUNT).intValue(),
            number(fields, TOKEN_COUNT).intValue());
    Instant date = Instant.ofEpochMilli(number(fields, STORED_DATE).longValue());
    return new CatalogueEntry(
        number(fields, STORED_ID).intValue(),
        new Description(fields.get(TITLE), fields.get(AUTHOR), date),
        source,
        Instant.ofEpochMilli(number(fields, ADDED).longValue()),
        number(fields, PREDECESSOR).intValue(),
        StoredLists.provenanceOf(bytes(fields, PROVENANCE)),
        number(fields, STORED_REMOVED).intValue() != 0);
  }

  private static Number number(Document fields, String name) {
    var field = fields.getField(name);
    return field == null ? CatalogueEntry.NONE : field.numericValue();
  }

  /** Empty where there is no such field. */
  private static byte[] bytes(Document fields, String name) {
    BytesRef value = fields.getBinaryValue(name);
    return value == null
        ? new byte[0]
        : Arrays.copyOfRange(value.bytes, value.offset, value.offset + value.length);
  }

  static BytesRef idTerm(int id) {
    byte[] bytes = new byte[Integer.BYTES];
    NumericUtils.intToSortableBytes(id, bytes, 0);
    return new BytesRef(bytes);
  }

  static BytesRef contentTerm(String contentHash) {
    return new BytesRef(HexFormat.of().parseHex(contentHash));
  }

  static BytesRef fileTerm(String path) {
    return new BytesRef(Hashes.sha256(path.getBytes(StandardCharsets.UTF_8)), 0, FILE_TERM_BYTES);
  }

  /** Lower-cased and without accents, so that 'Muller' finds 'Müller'. */
  static Set<String> wordsOf(String text) {
    String plain =
        Normalizer.isNormalized(text, Normalizer.Form.NFKD)
            ? text
            : MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD)).replaceAll("");
    String lower = plain.toLowerCase(Locale.ROOT);
    Set<String> words = new LinkedHashSet<>();
    int start = -1;
    for (int i = 0; i <= lower.length(); i++) {
      boolean inWord =
          i < lower.length()
              && (Character.isLetterOrDigit(lower.charAt(i))
                  || Character.isSurrogate(lower.charAt(i)));
      if (inWord && start < 0) {
        start = i;
      } else if (!inWord && start >= 0) {
        words.add(lower.substring(start, Math.min(i, start + LONGEST_WORD)));
        start = -1;
      }
    }
    return words;
  }
}
