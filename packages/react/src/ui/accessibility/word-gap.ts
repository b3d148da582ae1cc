/** Stands between parts that are apart on the screen, so that they are read as separate words. */
export const WORD_GAP = ' '
