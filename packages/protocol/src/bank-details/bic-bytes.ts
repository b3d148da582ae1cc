import { isValidBIC } from 'ibantools'

const UNKNOWN = 0
const IS_COUNTRY = 1
const IS_NONE = 2

const LETTERS = 26
const CAPITAL_A = 0x41
const COUNTRY_AT = 4

/** The countries of BICs, by their two letters, as far as they were needed. */
const countries = new Uint8Array(LETTERS * LETTERS)

/**
 * Returns true if bytes are certainly a valid BIC in capitals. Returns false if only
 * `checkBankDetail` can decide. Both always agree.
 */
export function isPlainBic(bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start
  if (length !== 8 && length !== 11) return false
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (!isCapital(byte) && (at < start + 6 || !isDigit(byte))) return false
  }
  return isCountry(bytes[start + COUNTRY_AT] ?? 0, bytes[start + COUNTRY_AT + 1] ?? 0)
}

const isCapital = (byte: number): boolean => byte >= CAPITAL_A && byte <= 0x5a

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39

function isCountry(first: number, second: number): boolean {
  const key = (first - CAPITAL_A) * LETTERS + second - CAPITAL_A
  if (countries[key] === UNKNOWN) {
    const isValid = isValidBIC(`AAAA${String.fromCharCode(first, second)}AA`)
    countries[key] = isValid ? IS_COUNTRY : IS_NONE
  }
  return countries[key] === IS_COUNTRY
}
