package org.urtext.evaluation;

import java.io.IOException;
import java.nio.file.Path;
import org.urtext.analysis.Tokens;
import org.urtext.origin.Estimation;
import org.urtext.origin.OriginEstimate;
import org.urtext.origin.OriginEstimator;
import org.urtext.shingling.SelectedShingles;
import org.urtext.shingling.ShingleSelector;

/**
 * The paper's pipeline: the selected shingles are looked up, and what they and the estimator say
 * stands, since there is nothing but the table.
 */
final class EstimatingPipeline implements OriginPipeline {
  private final ShingleSelector selector;
  private final OriginEstimator estimator;
  private final LabTable table;

  EstimatingPipeline(Path tableFile, OriginMethod method, long slots) throws IOException {
    this.selector = OriginShingles.selector(method.selection());
    this.estimator = method.estimation().estimator(Estimation.DEFAULT_BRIDGE_LIMIT);
    this.table = new LabTable(tableFile, method, slots);
  }

  private OriginEstimate estimate(Tokens tokens) throws IOException {
    SelectedShingles shingles = selector.select(tokens);
    return estimator.estimate(table.lookUp(shingles));
  }

  @Override
  public void insert(int document, Tokens tokens) throws IOException {
    table.insert(document, estimate(tokens));
  }

  @Override
  public OriginAnswer ask(Tokens tokens) throws IOException {
    return OriginAnswer.of(estimate(tokens), tokens.size());
  }

  @Override
  public long slots() {
    return table.slots();
  }

  @Override
  public void close() throws IOException {
    table.close();
  }
}
