import {
  getCountrySpecifications,
  isValidIBAN,
  validateIBAN,
  ValidationErrorsIBAN,
} from 'ibantools'
import type { BankDetailFault } from './bank-detail.ts'
import { faultAt, lengthFault, strangerIn } from './detail-faults.ts'

/**
 * Returns the fault of a cleaned IBAN (ISO 13616), if there is one. Checks the length and form of
 * each country, and national check digits where they exist.
 */
export function ibanFault(iban: string): BankDetailFault | undefined {
  const stranger = strangerIn(iban, /[A-Z0-9]/)
  if (stranger) return stranger
  if (isValidIBAN(iban)) return undefined
  const country = iban.slice(0, 2)
  const spec = getCountrySpecifications()[country]
  if (!spec?.chars || !spec.bban_regexp) return { reason: 'country', country }
  return lengthFault(iban, [spec.chars]) ?? formFault(iban) ?? { reason: 'checkDigits' }
}

function formFault(iban: string): BankDetailFault | undefined {
  if (isFormed(iban)) return undefined
  const characters = Array.from(iban)
  // A letter in place of a digit, or the reverse, is the character whose replacement makes the form
  // valid.
  const at = characters.findIndex((_, place) => place > 1 && isFormed(exchanged(characters, place)))
  return at === -1 ? { reason: 'form' } : faultAt(characters, at)
}

function isFormed(iban: string): boolean {
  const { errorCodes } = validateIBAN(iban)
  return (
    !errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat) &&
    !errorCodes.includes(ValidationErrorsIBAN.ChecksumNotNumber)
  )
}

function exchanged(characters: readonly string[], place: number): string {
  const other = /[A-Z]/.test(characters[place] ?? '') ? '0' : 'A'
  return characters.with(place, other).join('')
}
