import { getCountrySpecifications, isValidBBAN } from 'ibantools'
import { OWN_CHECKS } from './own-check-digits.ts'

/** Kinds of characters, as bits: a digit, a capital letter. */
const DIGIT = 1
const LETTER = 2

const KINDS: Readonly<Record<string, number>> = {
  '0-9': DIGIT,
  'A-Z': LETTER,
  'A-Z0-9': DIGIT | LETTER,
  '0-9A-Z': DIGIT | LETTER,
}

const LONGEST = 34
/** The length of the country and the check digits. */
const HEAD = 4
const SPACE = 0x20
const ZERO = 0x30
const CAPITAL_A = 0x41
/** The value of the letter A in check digits. */
const VALUE_OF_A = 10
const LOWEST_CHECK = 2
const HIGHEST_CHECK = 98

/** For each byte: the letter in capitals or the digit, or 0. */
const CAPITALS = new Uint8Array(256)
/** For each byte: its kind, or 0. */
const KIND_OF = new Uint8Array(256)
for (let byte = ZERO; byte < 0x7f; byte += 1) {
  const sign = String.fromCharCode(byte)
  if (/[A-Za-z\d]/.test(sign)) CAPITALS[byte] = sign.toUpperCase().charCodeAt(0)
  if (/[A-Z\d]/.test(sign)) KIND_OF[byte] = /\d/.test(sign) ? DIGIT : LETTER
}

/** The form of a country's IBANs: a kind for each character after the check digits. */
interface IbanForm {
  readonly kinds: Uint8Array
  /** Checks the digits that banks of the country calculate besides those of the IBAN. */
  readonly ownCheck: ((bban: Uint8Array, length: number) => boolean) | undefined
}

/** Countries with check digits of their own that only `isValidBBAN` knows. */
const OTHER_CHECK = new Set(['CZ', 'EE', 'HR', 'HU', 'MK', 'NO', 'SK', 'TL'])

const forms = new Map<number, IbanForm | undefined>()

/** The characters of the IBAN at hand, without spaces, in capitals. */
const characters = new Uint8Array(LONGEST)
const bban = characters.subarray(HEAD)

/**
 * Returns true if bytes are certainly a valid IBAN, with or without spaces, in capitals or not.
 * Returns false if only `checkBankDetail` can decide. Both always agree.
 */
export function isPlainIban(bytes: Uint8Array, start: number, end: number): boolean {
  if (!readHead(bytes, start, end)) return false
  const form = formOf(characters[0] ?? 0, characters[1] ?? 0)
  const number = form ? readBban(bytes, end, form.kinds) : NOT_FORMED
  if (!form || number === NOT_FORMED || !isChecked(number)) return false
  return form.ownCheck?.(bban, form.kinds.length) !== false
}

/** The position after the characters read so far. */
let position = 0

/** Reads the country and the check digits. Returns false if they aren't letters and digits. */
function readHead(bytes: Uint8Array, start: number, end: number): boolean {
  let length = 0
  for (position = start; position < end && length < HEAD; position += 1) {
    const byte = bytes[position] ?? 0
    if (byte === SPACE) continue
    const character = CAPITALS[byte] ?? 0
    if (KIND_OF[character] !== (length < 2 ? LETTER : DIGIT)) return false
    characters[length] = character
    length += 1
  }
  return length === HEAD
}

const NOT_FORMED = -1

/** Reads the other characters, and returns them as a number modulo 97. */
function readBban(bytes: Uint8Array, end: number, kinds: Uint8Array): number {
  let length = 0
  let number = 0
  for (let at = position; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === SPACE) continue
    const character = CAPITALS[byte] ?? 0
    if (((KIND_OF[character] ?? 0) & (kinds[length] ?? 0)) === 0) return NOT_FORMED
    bban[length] = character
    length += 1
    number = withCharacter(number, character)
  }
  return length === kinds.length ? number : NOT_FORMED
}

/** ISO 7064, modulo 97: the country and check digits come last. */
function isChecked(bbanNumber: number): boolean {
  const stated = (characters[2] ?? 0) * 10 + (characters[3] ?? 0) - ZERO * 11
  if (stated < LOWEST_CHECK || stated > HIGHEST_CHECK) return false
  let number = bbanNumber
  for (let at = 0; at < HEAD; at += 1) number = withCharacter(number, characters[at] ?? 0)
  return number % 97 === 1
}

/** Above it, a number is divided before more digits are appended, so that it stays small. */
const SMALL = 1_000_000

function withCharacter(number: number, character: number): number {
  const rest = number > SMALL ? number % 97 : number
  return character < CAPITAL_A
    ? rest * 10 + character - ZERO
    : rest * 100 + character - CAPITAL_A + VALUE_OF_A
}

function formOf(first: number, second: number): IbanForm | undefined {
  const key = first * 256 + second
  if (!forms.has(key)) forms.set(key, makeForm(String.fromCharCode(first, second)))
  return forms.get(key)
}

const FORM = /^\^?((?:\[[A-Z0-9-]+\]\{\d+\})+)\$?$/
const PART = /\[([A-Z0-9-]+)\]\{(\d+)\}/g

function makeForm(country: string): IbanForm | undefined {
  const spec = getCountrySpecifications()[country]
  const [, parts] = FORM.exec(spec?.bban_regexp ?? '') ?? []
  if (!spec?.chars || parts === undefined) return undefined
  const kinds = Array.from(parts.matchAll(PART)).flatMap(([, kind = '', count]) =>
    Array.from({ length: Number(count) }, () => KINDS[kind] ?? 0),
  )
  if (kinds.length + HEAD !== spec.chars) return undefined
  return { kinds: Uint8Array.from(kinds), ownCheck: ownCheckOf(country) }
}

function ownCheckOf(country: string): IbanForm['ownCheck'] {
  if (!OTHER_CHECK.has(country)) return OWN_CHECKS[country]
  return (own, length) => isValidBBAN(String.fromCharCode(...own.subarray(0, length)), country)
}
