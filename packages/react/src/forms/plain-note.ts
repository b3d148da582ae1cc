/** Removes characters that move or hide others, which the bank refuses. */
export const plainNote = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .trim()
