package org.urtext.sentences;

/**
 * What signatures are looked for.
 *
 * @param radius the bits that may differ: d in the paper
 * @param lacking how many of those may be bits of this signature; no less than the radius where
 *     nothing more is known
 */
record SignatureQuery(long signature, int radius, int lacking) {}
