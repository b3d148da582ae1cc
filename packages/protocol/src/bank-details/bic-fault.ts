import { isValidBIC } from 'ibantools'
import type { BankDetailFault } from './bank-detail.ts'
import { faultAt, lengthFault, strangerIn } from './detail-faults.ts'

const BANK_AND_COUNTRY = 6

/** Returns the fault of a cleaned BIC (ISO 9362, with or without a branch), if there is one. */
export function bicFault(bic: string): BankDetailFault | undefined {
  const fault = strangerIn(bic, /[A-Z0-9]/) ?? lengthFault(bic, [8, 11])
  if (fault) return fault
  const characters = Array.from(bic)
  const digit = characters.findIndex(
    (character, at) => at < BANK_AND_COUNTRY && /\d/.test(character),
  )
  if (digit !== -1) return faultAt(characters, digit)
  return isValidBIC(bic) ? undefined : { reason: 'country', country: bic.slice(4, 6) }
}
