import type { BankDetailFault } from './bank-detail.ts'
import { faultAt, lengthFault, strangerIn } from './detail-faults.ts'
import type { DetailForm } from './detail-forms.ts'

/** Returns the fault of a cleaned number by the form of its kind. */
export function formFault(text: string, shape: DetailForm): BankDetailFault | undefined {
  const { form, lengths = [form.length], isGiven = always, isChecked = always } = shape
  const fault = strangerIn(text, anyOf(form)) ?? lengthFault(text, lengths) ?? misplaced(text, form)
  if (fault) return fault
  if (!isGiven(text)) return { reason: 'form' }
  return isChecked(text) ? undefined : { reason: 'checkDigits' }
}

const always = (): boolean => true

const anyOf = (form: string): RegExp => (/^9+$/.test(form) ? /\d/ : /[A-Z0-9]/)

function misplaced(text: string, form: string): BankDetailFault | undefined {
  const characters = Array.from(text)
  const at = characters.findIndex((character, place) => !fits(character, form[place]))
  return at === -1 ? undefined : faultAt(characters, at)
}

function fits(character: string, sign: string | undefined): boolean {
  if (sign === 'X') return true
  if (sign === '9') return /\d/.test(character)
  return sign === 'A' ? /[A-Z]/.test(character) : character === sign
}
