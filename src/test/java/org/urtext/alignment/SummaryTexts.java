package org.urtext.alignment;

/** An invented article and what a hurried reader would make of it. */
final class SummaryTexts {
  static final String ARTICLE =
      """
      The lighthouse on Gannet Rock was lit for the first time in October 1861. Its lamp burned \
      colza oil, pressed from rapeseed grown on the mainland. Three keepers shared the tower and \
      were relieved every six weeks if the swell allowed it.

      Supplies came by cutter from Port Sorrel. Flour, coal, salted mutton and fresh water were \
      hauled up the cliff in a wooden crate. In the winter of 1873 no boat could land for eleven \
      weeks, and the keepers lived on limpets and gulls' eggs.

      The engineer Adela Thorne redesigned the lens in 1889. She replaced the old reflectors with a \
      rotating prism of her own, built by glassmakers in Birmingham. Mariners reported that the \
      beam could now be seen from twenty-two miles away, nearly double the earlier range.

      A storm in 1902 tore away the landing stage and flooded the store rooms. Two keepers, Amos \
      Reed and Josiah Bell, drowned while they tried to save the signal boat. Their names are cut \
      into a slate beside the door, together with those of four masons who had died while the tower \
      was being built.

      Electric current reached the rock in 1937 through a cable laid along the sea bed. The oil \
      store became a kitchen, and the keepers were given a wireless set. During the war the lamp \
      was darkened on all but nine nights, when convoys were expected.

      The last keeper left in 1984. A solar panel and a computer on shore now tend the light, and a \
      trust of volunteers repaints the tower each May. Seals have taken over the landing, and \
      ornithologists ring some three hundred puffins there every summer.

      Visitors may climb the one hundred and sixty steps on four days of the year. Tickets are drawn \
      by lot, because the harbour master of Port Sorrel allows only a dozen people on each crossing.
      """;

  static final String SUMMARY =
      "Gannet Rock's lighthouse, first lit in 1861 with colza oil, depended on a cutter from Port"
          + " Sorrel, and once its keepers lived on limpets when no boat could land. Adela Thorne's"
          + " rotating prism of 1889 carried the beam twenty-two miles. Amos Reed and Josiah Bell"
          + " drowned in the storm of 1902. An electric cable came in 1937; since the last keeper"
          + " left in 1984, a solar panel tends the light, volunteers repaint the tower, and"
          + " ornithologists ring puffins while visitors climb the steps by lot.";

  private SummaryTexts() {}
}
