import { spell, SPELLINGS, type Spelling } from './spellings.ts'

/** Whether payment systems carry a text as it is, and if not, how it may be written for them. */
export type PaymentText =
  | { readonly isCarried: true }
  | {
      readonly isCarried: false
      /** What isn't carried, each once, in the order of the text. */
      readonly letters: readonly string[]
      /** The text in letters that are carried; empty where nothing of it could be written so. */
      readonly plain: string
    }

/**
 * Checks a name or a message by the letters that every bank of a payment system takes: plain Latin
 * letters, digits, spaces and `/ - ? : ( ) . , ' +` (EPC217-08, the basic character set). Offer the
 * plain form to the customer; it is theirs to take.
 */
export function checkPaymentText(text: string): PaymentText {
  const letters = [...new Set(text.normalize('NFC').match(NOT_CARRIED))]
  return letters.length === 0
    ? { isCarried: true }
    : { isCarried: false, letters, plain: plainOf(text) }
}

const NOT_CARRIED = /[^A-Za-z0-9/\-?:().,'+ ]\p{M}*/gu

/** Signs that people mean by others; the rest of them becomes a space. */
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

/** By the letters that only one of the languages has; else as a passport spells it. */
function spellingFor(word: string): Spelling {
  if (/[ґєії]/i.test(word)) return SPELLINGS.ukrainian
  return /[ёъыэ]/i.test(word) ? SPELLINGS.russian : SPELLINGS.icao
}
