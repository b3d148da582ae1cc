import { DRAWN } from './letter-font.gen.ts'

/** Replaces characters that the font lacks, so that readers see that something was written. */
const NONE = '\uFFFD'

/** Marks of direction, joiners and the like, except line ends. */
const UNSEEN = /(?!\n)[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

const SPACE = /(?!\n)\s/g

/** Returns a text that the font can typeset: composed, and with a sign for each missing character. */
export function printable(text: string): string {
  const composed = text.normalize('NFC')
  if (DRAWN.test(composed)) return composed
  const letters = new Intl.Segmenter().segment(composed.replaceAll(SPACE, ' '))
  return Array.from(letters, ({ segment }) => drawn(segment)).join('')
}

function drawn(letter: string): string {
  const seen = letter.replaceAll(UNSEEN, '')
  const tries = [seen, seen.normalize('NFKC')]
  return tries.find(each => DRAWN.test(each)) ?? NONE
}
