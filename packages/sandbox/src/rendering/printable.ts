import { DRAWN } from './letter-font.gen.ts'

/** Stands where the font has no letter: who reads sees that something was written there. */
const NONE = '\uFFFD'

/** Marks of direction, joiners and the like; but the end of a line. */
const UNSEEN = /(?!\n)[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

const SPACE = /(?!\n)\s/g

/** A text as the font can set it: composed, and with a sign for each letter that it lacks. */
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
