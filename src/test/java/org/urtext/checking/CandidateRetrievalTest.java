package org.urtext.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class CandidateRetrievalTest {

  @Test
  void takesTheHeaviestFirst() {
    assertThat(chosen(3, evidence(1, 5, 0, 10), evidence(2, 9, 10, 40), evidence(3, 7, 40, 60)))
        .containsExactly(2, 3, 1);
  }

  @Test
  void sourcesOfAKindDoNotCrowdOutOthers() {
    assertThat(
            chosen(
                2,
                evidence(1, 20, 0, 100),
                evidence(2, 19, 0, 100),
                evidence(3, 18, 0, 100),
                evidence(4, 4, 200, 220)))
        .containsExactly(1, 4);
  }

  @Test
  void ofEqualOnesTheLowerIdComesFirst() {
    assertThat(chosen(2, evidence(8, 3, 0, 10), evidence(5, 3, 20, 30))).containsExactly(5, 8);
  }

  private static List<Integer> chosen(int most, SharedEvidence... evidence) {
    return CandidateRetrieval.mostExplaining(List.of(evidence), most).stream()
        .map(SharedEvidence::documentId)
        .toList();
  }

  private static SharedEvidence evidence(int id, double weight, int firstToken, int endToken) {
    BitSet tokens = new BitSet();
    tokens.set(firstToken, endToken);
    return new SharedEvidence(id, 3, weight, tokens);
  }
}
