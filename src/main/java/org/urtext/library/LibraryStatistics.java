package org.urtext.library;

import org.urtext.table.TableStatistics;

/**
 * A library in figures.
 *
 * @param documents without the removed ones
 * @param removedDocuments whose space a rebuild gives back
 * @param tokens of the documents, by the profile that they were added with
 * @param archiveBytes of catalogue and texts on disk
 * @param tableBytes of the table's file, whether its places are used or not
 * @param journalBytes what the table may not have on disk yet
 */
public record LibraryStatistics(
    LibrarySettings settings,
    int documents,
    int removedDocuments,
    long tokens,
    long archiveBytes,
    long tableBytes,
    long frequenciesBytes,
    long journalBytes,
    TableStatistics table) {}
