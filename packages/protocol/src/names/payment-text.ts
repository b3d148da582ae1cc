import { spell, SPELLINGS, type Spelling } from './spellings.ts'

/**
 * The result of checking that payment systems can transmit a text, and if they can't, a spelling
 * for them.
 */
export type PaymentText =
  | { readonly isCarried: true }
  | {
      readonly isCarried: false
      /** The characters they can't transmit, each once, in the order of the text. */
      readonly letters: readonly string[]
      /** The text in permitted characters; empty if nothing of it can be written in them. */
      readonly plain: string
    }

/**
 * Checks a name or message for characters outside those that every bank of a payment system
 * accepts: plain Latin letters, digits, spaces and `/ - ? : ( ) . , ' +` (EPC217-08, the basic
 * character set). Offer the plain spelling to the customer, and let them decide.
 */
export function checkPaymentText(text: string): PaymentText {
  const letters = [...new Set(text.normalize('NFC').match(NOT_CARRIED))]
  return letters.length === 0
    ? { isCarried: true }
    : { isCarried: false, letters, plain: plainOf(text) }
}

const NOT_CARRIED = /[^A-Za-z0-9/\-?:().,'+ ]\p{M}*/gu

/** Replacements for common signs; any other sign becomes a space. */
const SIGNS: Readonly<Record<string, string>> = {
  '&': '+',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '"': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '«': "'",
  '»': "'",
  '–': '-',
  '—': '-',
  _: '-',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  ';': ',',
  '!': '.',
  '…': '...',
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
}

function plainOf(text: string): string {
  const words = text.normalize('NFC').match(/\p{L}[\p{L}\p{M}]*|[^\p{L}]/gu) ?? []
  const plain = words.map(each => (/\p{L}/u.test(each) ? plainWord(each) : plainSign(each)))
  return plain.join('').replaceAll(/ +/g, ' ').trim()
}

const plainSign = (sign: string): string => (sign.match(NOT_CARRIED) ? (SIGNS[sign] ?? ' ') : sign)

function plainWord(word: string): string {
  if (!word.match(NOT_CARRIED)) return word
  const plain = spell(word, spellingFor(word)).replaceAll(/[^a-z]/g, '')
  const [first = ''] = word
  if (first === first.toLowerCase()) return plain
  const isAllCapitals = word.length > 1 && word === word.toUpperCase()
  return isAllCapitals ? plain.toUpperCase() : plain.slice(0, 1).toUpperCase() + plain.slice(1)
}

/** Chooses by letters that only one of the languages has; otherwise spells like a passport. */
function spellingFor(word: string): Spelling {
  if (/[ґєії]/i.test(word)) return SPELLINGS.ukrainian
  return /[ёъыэ]/i.test(word) ? SPELLINGS.russian : SPELLINGS.icao
}
