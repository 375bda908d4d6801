package org.urtext.checking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.urtext.analysis.Tokens;
import org.urtext.checking.Verdict.DominantSource;
import org.urtext.checking.Verdict.JudgedPassage;
import org.urtext.checking.Verdict.JudgedSource;
import org.urtext.checking.Verdict.Segment;
import org.urtext.document.Span;
import org.urtext.document.Warning;
import org.urtext.origin.DominantOrigin;
import org.urtext.origin.OriginEstimate;

/**
 * Gives every word of a document its verdict. Of all passages that hold a word, a copied one owns
 * it before a reworded one, one of its own before a stock phrase, and the earliest source's before
 * later ones'. Rules that set words aside come on top, so that each word keeps what it would be
 * without them.
 */
public final class Judge {
  private static final int NOBODY = -1;

  /** What a word of a stock phrase counts where sources are ranked. */
  private static final double COMMON_WORD_WEIGHT = .25;

  private final Findings findings;
  private final JudgingRules rules;
  private final Tokens words;
  private final List<Claim> claims = new ArrayList<>();
  private final int[] owners;
  private final @Nullable SetAsideReason[] reasons;

  private Judge(Findings findings, JudgingRules rules) {
    this.findings = findings;
    this.rules = rules;
    this.words = findings.words();
    this.owners = new int[words.size()];
    this.reasons = new @Nullable SetAsideReason[words.size()];
  }

  public static Verdict judge(Findings findings, JudgingRules rules) {
    return new Judge(findings, rules).verdict();
  }

  /** A passage that counts, and the words it holds. */
  private record Claim(FoundPassage passage, int firstWord, int endWord) {
    int size() {
      return endWord - firstWord;
    }
  }

  private Verdict verdict() {
    List<Claim> shortClaims = new ArrayList<>();
    List<Claim> excludedClaims = new ArrayList<>();
    for (FoundPassage passage : findings.passages()) {
      Claim claim =
          new Claim(
              passage,
              firstWordAt(passage.inDocument().start()),
              firstWordAt(passage.inDocument().end()));
      if (rules.excludes(findings.sources().get(passage.source()))) {
        excludedClaims.add(claim);
      } else if (claim.size() < rules.minWords()) {
        shortClaims.add(claim);
      } else if (claim.size() > 0) {
        claims.add(claim);
      }
    }
    giveWordsToOwners();
    setUnownedAside(excludedClaims, SetAsideReason.EXCLUDED_SOURCE);
    setUnownedAside(shortClaims, SetAsideReason.TOO_SHORT);
    setSpansAside();
    return new Verdict(
        findings.document(),
        words.size(),
        shares(),
        dominantOrigin(),
        judgedSources(),
        judgedPassages(),
        segments(),
        rules);
  }

  private void giveWordsToOwners() {
    Arrays.fill(owners, NOBODY);
    List<Integer> byRight = new ArrayList<>();
    for (int i = 0; i < claims.size(); i++) {
      byRight.add(i);
    }
    // Sources stand in the order of their dates, so the lower index is the earlier one.
    byRight.sort(
        Comparator.comparing((Integer i) -> claims.get(i).passage().kind().verdict())
            .thenComparing(i -> claims.get(i).passage().common())
            .thenComparing(i -> claims.get(i).passage().source())
            .thenComparing(i -> -claims.get(i).size()));
    for (int index : byRight) {
      Claim claim = claims.get(index);
      for (int word = claim.firstWord(); word < claim.endWord(); word++) {
        if (owners[word] == NOBODY) {
          owners[word] = index;
        }
      }
    }
  }

  private void setUnownedAside(List<Claim> lostClaims, SetAsideReason reason) {
    for (Claim claim : lostClaims) {
      for (int word = claim.firstWord(); word < claim.endWord(); word++) {
        if (owners[word] == NOBODY) {
          reasons[word] = reason;
        }
      }
    }
  }

  /** Later calls overrule earlier ones: a template's words are a template's, quoted or not. */
  private void setSpansAside() {
    if (rules.setQuotationsAside()) {
      for (Quotation quotation : findings.quotations()) {
        setAside(
            quotation.span(),
            quotation.referenced()
                ? SetAsideReason.QUOTATION
                : SetAsideReason.QUOTATION_WITHOUT_REFERENCE);
      }
    }
    if (rules.setReferencesAside()) {
      findings.references().forEach(span -> setAside(span, SetAsideReason.REFERENCES));
    }
    if (rules.setTemplateAside()) {
      findings.template().forEach(span -> setAside(span, SetAsideReason.TEMPLATE));
    }
  }

  private void setAside(Span span, SetAsideReason reason) {
    int end = firstWordAt(span.end());
    for (int word = firstWordAt(span.start()); word < end; word++) {
      reasons[word] = reason;
    }
  }

  /** The first word that starts at a character or after it. */
  private int firstWordAt(int charOffset) {
    int low = 0;
    int high = words.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (words.start(middle) < charOffset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private WordVerdict otherwise(int word) {
    return owners[word] == NOBODY
        ? WordVerdict.FRESH
        : claims.get(owners[word]).passage().kind().verdict();
  }

  private boolean counts(int word) {
    return reasons[word] == null && owners[word] != NOBODY;
  }

  private Shares shares() {
    int[] bySetAside = new int[SetAsideReason.values().length];
    int[] byVerdict = new int[WordVerdict.values().length];
    for (int word = 0; word < words.size(); word++) {
      SetAsideReason reason = reasons[word];
      if (reason != null) {
        bySetAside[reason.ordinal()]++;
      } else {
        byVerdict[otherwise(word).ordinal()]++;
      }
    }
    double unread = unreadShare();
    double perWord = words.size() == 0 ? 0 : (1 - unread) * 100 / words.size();
    return new Shares(
        byVerdict[WordVerdict.FRESH.ordinal()] * perWord,
        byVerdict[WordVerdict.COPIED.ordinal()] * perWord,
        byVerdict[WordVerdict.REWORDED.ordinal()] * perWord,
        (bySetAside[SetAsideReason.QUOTATION.ordinal()]
                + bySetAside[SetAsideReason.QUOTATION_WITHOUT_REFERENCE.ordinal()])
            * perWord,
        bySetAside[SetAsideReason.REFERENCES.ordinal()] * perWord,
        bySetAside[SetAsideReason.TEMPLATE.ordinal()] * perWord,
        bySetAside[SetAsideReason.TOO_SHORT.ordinal()] * perWord,
        bySetAside[SetAsideReason.EXCLUDED_SOURCE.ordinal()] * perWord,
        unread * 100);
  }

  private double unreadShare() {
    long unread =
        findings.document().warnings().stream()
            .filter(warning -> warning.kind() == Warning.Kind.UNREAD_PAGE)
            .map(Warning::page)
            .distinct()
            .count();
    if (unread == 0) {
      return 0;
    }
    int pages = Math.max(findings.document().pages().size(), (int) unread);
    return words.size() == 0 ? 1 : (double) unread / pages;
  }

  private DominantSource dominantOrigin() {
    int[] origins = new int[words.size()];
    int counted = 0;
    for (int word = 0; word < words.size(); word++) {
      if (counts(word)) {
        origins[counted++] = claims.get(owners[word]).passage().source();
      } else if (reasons[word] == null) {
        origins[counted++] = OriginEstimate.THE_DOCUMENT_ITSELF;
      }
    }
    double perWord = words.size() == 0 ? 0 : 100.0 / words.size();
    return switch (DominantOrigin.of(Arrays.copyOf(origins, counted))) {
      case DominantOrigin.TheDocumentItself self ->
          new DominantSource(
              DominantSource.Kind.THE_DOCUMENT_ITSELF, NOBODY, self.shingles() * perWord);
      case DominantOrigin.AnotherDocument other ->
          new DominantSource(
              DominantSource.Kind.ANOTHER_DOCUMENT,
              findings.sources().get(other.documentId()).id(),
              other.shingles() * perWord);
      case DominantOrigin.None none -> new DominantSource(DominantSource.Kind.NONE, NOBODY, 0);
    };
  }

  private List<JudgedPassage> judgedPassages() {
    int[] owned = new int[claims.size()];
    for (int word = 0; word < words.size(); word++) {
      if (counts(word)) {
        owned[owners[word]]++;
      }
    }
    List<JudgedPassage> judged = new ArrayList<>();
    for (int i = 0; i < claims.size(); i++) {
      Claim claim = claims.get(i);
      FoundPassage passage = claim.passage();
      judged.add(
          new JudgedPassage(
              findings.sources().get(passage.source()).id(),
              passage.inDocument(),
              passage.inSource(),
              passage.kind(),
              passage.confidence(),
              passage.common(),
              claim.size(),
              owned[i]));
    }
    return judged;
  }

  private List<JudgedSource> judgedSources() {
    List<JudgedSource> judged = new ArrayList<>();
    for (int source = 0; source < findings.sources().size(); source++) {
      judged.add(judgedSource(source));
    }
    Map<Integer, Integer> common = commonWordsBySourceId();
    judged.sort(
        Comparator.comparingDouble(
                (JudgedSource source) ->
                    source.ownedWords()
                        - common.getOrDefault(source.source().id(), 0) * (1 - COMMON_WORD_WEIGHT))
            .thenComparingInt(JudgedSource::sharedWords)
            .reversed()
            .thenComparing(source -> source.source().date())
            .thenComparingInt(source -> source.source().id()));
    return judged;
  }

  private Map<Integer, Integer> commonWordsBySourceId() {
    Map<Integer, Integer> common = new HashMap<>();
    for (int word = 0; word < words.size(); word++) {
      if (counts(word) && claims.get(owners[word]).passage().common()) {
        int source = claims.get(owners[word]).passage().source();
        common.merge(findings.sources().get(source).id(), 1, Integer::sum);
      }
    }
    return common;
  }

  private JudgedSource judgedSource(int source) {
    var shared = new BitSet(words.size());
    int passages = 0;
    int longest = 0;
    for (Claim claim : claims) {
      if (claim.passage().source() == source) {
        shared.set(claim.firstWord(), claim.endWord());
        passages++;
        longest = Math.max(longest, claim.size());
      }
    }
    int owned = 0;
    int[] ownedByOthers = new int[findings.sources().size()];
    for (int word = shared.nextSetBit(0); word >= 0; word = shared.nextSetBit(word + 1)) {
      int owner = claims.get(owners[word]).passage().source();
      ownedByOthers[owner]++;
      if (owner == source && reasons[word] == null) {
        owned++;
      }
    }
    Source named = findings.sources().get(source);
    return new JudgedSource(
        named,
        words.size() == 0 ? 0 : owned * 100.0 / words.size(),
        owned,
        shared.cardinality(),
        passages,
        longest,
        beneath(source, ownedByOthers, shared.cardinality()),
        rules.excludes(named));
  }

  /** The other source that owns at least half of the words that stand in this one. */
  private int beneath(int source, int[] ownedBy, int sharedWords) {
    for (int other = 0; other < ownedBy.length; other++) {
      if (other != source && ownedBy[other] > 0 && 2 * ownedBy[other] >= sharedWords) {
        return findings.sources().get(other).id();
      }
    }
    return NOBODY;
  }

  private List<Segment> segments() {
    List<Segment> segments = new ArrayList<>();
    String text = findings.document().text();
    int first = 0;
    int start = 0;
    for (int word = 1; word <= words.size(); word++) {
      if (word < words.size() && isJudgedAlike(first, word)) {
        continue;
      }
      int end = word == words.size() ? text.length() : words.start(word);
      SetAsideReason reason = reasons[first];
      segments.add(
          new Segment(
              new Span(start, end),
              word - first,
              reason == null ? otherwise(first) : WordVerdict.SET_ASIDE,
              reason,
              owners[first],
              otherwise(first)));
      first = word;
      start = end;
    }
    return segments;
  }

  private boolean isJudgedAlike(int one, int other) {
    return owners[one] == owners[other] && reasons[one] == reasons[other];
  }
}
