// Hebrew, Arabic and the other scripts that are written from right to left.
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/

/**
 * A text as it can stand in a sentence of ours: one that is written from right to left keeps its
 * brackets and numbers, and leaves ours where they are.
 */
export const isolated = (text: string): string =>
  FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text
