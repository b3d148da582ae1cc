import { describe, expect, it } from 'vitest'
import { printable } from './printable.ts'

const NONE = '\uFFFD'

describe('printable', () => {
  it.each([
    ['what it has, as it is', 'Chiria 20 €\nA doua linie', 'Chiria 20 €\nA doua linie'],
    ['letters and their marks as one', 'cafe\u0301', 'café'],
    ['a sign for each letter that it lacks', '日本 🍕', `${NONE}${NONE} ${NONE}`],
    ['one sign for what is seen as one', '👩‍👩‍👧 🇷🇴 👍🏽', `${NONE} ${NONE} ${NONE}`],
    ['plainer letters of the same meaning', 'Ａ① ﬄ ㎏', 'A1 ffl kg'],
    ['nothing for what is not seen', '\u202A12\u200B.50\u202C\0\u00AD', '12.50'],
    ['a space for a tab', 'a\tb', 'a b'],
  ])('is %s', (_what, text, printed) => {
    expect(printable(text)).toBe(printed)
  })
})
