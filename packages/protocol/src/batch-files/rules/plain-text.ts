import type { PlainCheck } from './plain-detail.ts'

/** Kinds of ASCII characters, as bits. Others, quotes and asterisks have none. */
const CARRIED = 1
const PRINTABLE = 2
const DIGIT = 4

const SPACE = 0x20
const FIRST_ABOVE = 0x7f
const APOSTROPHE = 0x27
/** With fewer digits, a text has no card number. */
const DIGITS_OF_CARD = 12

const KINDS = new Uint8Array(256)
for (let byte = SPACE; byte < FIRST_ABOVE; byte += 1) {
  const sign = String.fromCharCode(byte)
  if (/\d/.test(sign)) KINDS[byte] = CARRIED | PRINTABLE | DIGIT
  else if (/[A-Za-z/\-?:().,'+ ]/.test(sign)) KINDS[byte] = CARRIED | PRINTABLE
  else if (!/["*]/.test(sign)) KINDS[byte] = PRINTABLE
}

/** The rules of a text. */
export interface PlainTextRules {
  readonly maxLength: number
  readonly isRequired: boolean
  /** True if only the characters of `checkPaymentText` are allowed. */
  readonly isPlainText: boolean
}

/**
 * Returns a check that is true if bytes are certainly a valid text. If it is false, only
 * `checkText` can decide. Both always agree.
 */
export function plainTextCheck(rules: PlainTextRules): PlainCheck {
  const { maxLength, isRequired } = rules
  const needed = rules.isPlainText ? CARRIED : PRINTABLE
  return (bytes, start, end) => {
    if (end - start > maxLength || bytes[start] === APOSTROPHE) return false
    let digits = 0
    for (let at = start; at < end; at += 1) {
      const kind = KINDS[bytes[at] ?? 0] ?? 0
      if ((kind & needed) === 0) return false
      digits += kind & DIGIT
    }
    return digits < DIGITS_OF_CARD * DIGIT && !(isRequired && isBlank(bytes, start, end))
  }
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start
  while (at < end && bytes[at] === SPACE) at += 1
  return at === end
}

/** Returns true if bytes have too few digits for the number of a card. */
export function hasFewDigits(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start < DIGITS_OF_CARD) return true
  let digits = 0
  for (let at = start; at < end; at += 1) {
    const digit = (bytes[at] ?? 0) - 0x30
    if (digit >= 0 && digit < 10) digits += 1
  }
  return digits < DIGITS_OF_CARD
}
