/** Stands between parts that are separate on the screen, to have them read as separate words. */
export const WORD_GAP = ' '
