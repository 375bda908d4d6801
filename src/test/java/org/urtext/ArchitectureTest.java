package org.urtext;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Holds the packages to the road that a document travels: each uses what stands above it only. */
class ArchitectureTest {
  private static final List<String> ROAD =
      List.of(
          "progress",
          "document",
          "extraction",
          "analysis",
          "shingling",
          "table",
          "origin",
          "sentences",
          "similarity",
          "library",
          "alignment",
          "checking",
          "reporting",
          "evaluation",
          "cli",
          "gui",
          "launch");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.urtext");

  @Test
  void packagesUseOnlyWhatStandsAboveThem() {
    for (int i = 0; i < ROAD.size(); i++) {
      String[] below =
          ROAD.subList(i + 1, ROAD.size()).stream()
              .map(name -> "org.urtext." + name + "..")
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage("org.urtext." + ROAD.get(i) + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(below)
          .allowEmptyShould(true)
          .check(CLASSES);
    }
  }

  @Test
  void everyPackageStandsOnTheRoad() {
    String[] known = ROAD.stream().map(name -> "org.urtext." + name + "..").toArray(String[]::new);
    noClasses().should().resideOutsideOfPackages(known).check(CLASSES);
  }

  @Test
  void packagesAreFreeOfCycles() {
    slices().matching("org.urtext.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @ParameterizedTest
  @CsvSource({
    "org.apache.pdfbox.., org.urtext.extraction..",
    "org.apache.tika.., org.urtext.extraction..",
    "org.apache.poi.., org.urtext.extraction..",
    "org.apache.lucene.analysis.., org.urtext.analysis..",
    "org.apache.lucene.index.., org.urtext.library..",
    "org.apache.lucene.search.., org.urtext.library..",
    "org.apache.lucene.store.., org.urtext.library..",
    "picocli.., org.urtext.cli..",
    "javafx.., org.urtext.gui..",
  })
  void aLibraryIsTouchedInOnePlaceOnly(String library, String place) {
    noClasses()
        .that()
        .resideOutsideOfPackages(place, "org.urtext.launch..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(CLASSES);
  }
}
