import { getCountrySpecifications, isValidBBAN } from 'ibantools'

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
const SPACE = 0x20
const ZERO = 0x30
const CAPITAL_A = 0x41
const SMALL_A = 0x61
/** The value of the letter A in check digits. */
const VALUE_OF_A = 10
const LOWEST_CHECK = 2
const HIGHEST_CHECK = 98

/** The form of a country's IBANs: a kind for each character after the check digits. */
interface IbanForm {
  readonly country: string
  readonly kinds: Uint8Array
  /** True if banks of the country calculate check digits of their own. */
  readonly hasOwnCheck: boolean
}

/** Countries with national check digits; the form alone isn't enough. */
const OWN_CHECK = new Set('BA BE CZ EE ES FR HR HU MC ME MK NO PL PT RS SI SK TL'.split(' '))

const forms = new Map<number, IbanForm | undefined>()

/** The characters of the IBAN at hand, without spaces, in capitals. */
const characters = new Uint8Array(LONGEST)

/**
 * Returns true if bytes are certainly a valid IBAN, with or without spaces, in capitals or not.
 * Returns false if only `checkBankDetail` can decide. Both always agree.
 */
export function isPlainIban(bytes: Uint8Array, start: number, end: number): boolean {
  const length = collect(bytes, start, end)
  const form = length < 5 ? undefined : formOf(characters[0] ?? 0, characters[1] ?? 0)
  if (!form || length !== form.kinds.length + 4 || !isFormed(form.kinds)) return false
  return isChecked(length) && (!form.hasOwnCheck || isOwnChecked(form.country, length))
}

/** Copies the characters, and returns how many there are; 0 if some aren't letters or digits. */
function collect(bytes: Uint8Array, start: number, end: number): number {
  let length = 0
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === SPACE) continue
    const character = byte >= SMALL_A && byte <= 0x7a ? byte - 0x20 : byte
    if (kindOf(character) === 0 || length === LONGEST) return 0
    characters[length] = character
    length += 1
  }
  return length
}

function kindOf(character: number): number {
  if (character >= ZERO && character <= 0x39) return DIGIT
  return character >= CAPITAL_A && character <= 0x5a ? LETTER : 0
}

function isFormed(kinds: Uint8Array): boolean {
  if (kindOf(characters[2] ?? 0) !== DIGIT || kindOf(characters[3] ?? 0) !== DIGIT) return false
  for (let at = 0; at < kinds.length; at += 1)
    if ((kindOf(characters[at + 4] ?? 0) & (kinds[at] ?? 0)) === 0) return false
  return true
}

/** ISO 7064, modulo 97: the first four characters come last. */
function isChecked(length: number): boolean {
  const stated = digitAt(2) * 10 + digitAt(3)
  if (stated < LOWEST_CHECK || stated > HIGHEST_CHECK) return false
  let rest = 0
  for (let at = 4; at < length; at += 1) rest = withCharacter(rest, characters[at] ?? 0)
  for (let at = 0; at < 4; at += 1) rest = withCharacter(rest, characters[at] ?? 0)
  return rest === 1
}

const digitAt = (at: number): number => (characters[at] ?? 0) - ZERO

const withCharacter = (rest: number, character: number): number =>
  character < CAPITAL_A
    ? (rest * 10 + character - ZERO) % 97
    : (rest * 100 + character - CAPITAL_A + VALUE_OF_A) % 97

const isOwnChecked = (country: string, length: number): boolean =>
  isValidBBAN(String.fromCharCode(...characters.subarray(4, length)), country)

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
  if (kinds.length + 4 !== spec.chars) return undefined
  return { country, kinds: Uint8Array.from(kinds), hasOwnCheck: OWN_CHECK.has(country) }
}
