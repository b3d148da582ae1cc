import fc from 'fast-check'
import { getCountrySpecifications, isValidBBAN } from 'ibantools'
import { expect, it } from 'vitest'
import { isPlainBic } from './bic-bytes.ts'
import { checkBankDetail } from './check-bank-detail.ts'
import { isPlainIban } from './iban-bytes.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const plain = (check: typeof isPlainIban, text: string): boolean => {
  const bytes = bytesOf(`,${text},`)
  return check(bytes, 1, bytes.length - 1)
}

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const oneOf = (letters: string) => fc.constantFrom(...Array.from(letters))

const UNITS: Readonly<Record<string, string>> = {
  '0-9': DIGITS,
  'A-Z': LETTERS,
  'A-Z0-9': DIGITS + LETTERS,
  '0-9A-Z': DIGITS + LETTERS,
}

/** Digits for letters, as in check digits. */
const valued = (text: string) =>
  text.replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))

const withCheckDigits = (country: string, bban: string): string => {
  const rest = BigInt(valued(`${bban}${country}00`)) % 97n
  return `${country}${String(98n - rest).padStart(2, '0')}${bban}`
}

const COUNTRIES = Object.entries(getCountrySpecifications()).flatMap(([country, { bban_regexp }]) =>
  bban_regexp
    ? [{ country, parts: Array.from(bban_regexp.matchAll(/\[([^\]]+)\]\{(\d+)\}/g)) }]
    : [],
)

const DIGITS_AT: Readonly<Record<string, number>> = { ES: 8, PL: 6 }

/** Tries two digits until those that banks of the country calculate are right, if they can be. */
function withOwnDigits(country: string, bban: string): string {
  const at = DIGITS_AT[country] ?? bban.length - 2
  const all = Array.from({ length: 100 }, (_, digits) => {
    const two = String(digits).padStart(2, '0')
    return bban.slice(0, at) + two + bban.slice(at + 2)
  })
  return isValidBBAN(bban, country) ? bban : (all.find(one => isValidBBAN(one, country)) ?? bban)
}

/** IBANs of all countries with right check digits. */
const iban = fc.constantFrom(...COUNTRIES).chain(({ country, parts }) =>
  fc
    .tuple(
      ...parts.map(([, unit = '', count]) =>
        fc.string({
          unit: oneOf(UNITS[unit] ?? ''),
          minLength: Number(count),
          maxLength: Number(count),
        }),
      ),
    )
    .map(texts => withCheckDigits(country, withOwnDigits(country, texts.join('')))),
)

const changed = fc
  .tuple(iban, fc.nat(33), fc.constantFrom('', ' ', '0', 'A', 'é', '-', '9'))
  .map(([text, at, sign]) => text.slice(0, at) + sign + text.slice(at + 1))

it('takes an IBAN for valid if and only if the form does, besides signs between', () => {
  let valid = 0
  fc.assert(
    fc.property(fc.oneof(iban, changed), text => {
      const { isRight } = checkBankDetail('iban', text)
      if (isRight) valid += 1
      expect([text, plain(isPlainIban, text)]).toEqual([text, isRight && !/[^A-Z0-9 ]/.test(text)])
    }),
    { numRuns: 3000, seed: 39 },
  )
  expect(valid).toBeGreaterThan(1000)
})

it.each([
  ['de14 9009 0090 0000 0000 17', true],
  ['FR1420041010050500013M02606', true],
  ['FR1320041010050500013M02606', false],
  ['DE15900900900000000017', false],
  ['DE1490090090000000001', false],
  ['XX14900900900000000017', false],
  ['', false],
  ['D', false],
])('takes the IBAN %j for valid: %s', (text, isValid) => {
  expect(plain(isPlainIban, text)).toBe(isValid)
})

const bic = fc.oneof(
  fc.constantFrom('LNDNDEFF', 'LNDNDEFFXXX', 'COBADEFF370'),
  fc
    .tuple(
      fc.string({ unit: oneOf(LETTERS), minLength: 6, maxLength: 6 }),
      fc.string({ unit: oneOf(`${LETTERS}${DIGITS}a `), maxLength: 6 }),
    )
    .map(texts => texts.join('')),
)

it('never takes a BIC for valid that the form refuses', () => {
  fc.assert(
    fc.property(bic, text => {
      const { isRight } = checkBankDetail('bic', text)
      const isPlain = /^[A-Z0-9]*$/.test(text)
      expect([text, plain(isPlainBic, text)]).toEqual([text, isRight && isPlain])
    }),
    { numRuns: 2000, seed: 39 },
  )
})
