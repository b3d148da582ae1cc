import type { BankDetailFault } from './bank-detail.ts'
import { lengthFault, strangerIn } from './detail-faults.ts'

/** As long as an IBAN may be. */
const LENGTHS = Array.from({ length: 34 }, (_, at) => at + 1)

/**
 * What is wrong with a clean account number of whichever bank: the field for it in a SWIFT message
 * takes 34 characters. Without check digits only the bank can tell more.
 */
export const accountNumberFault = (number: string): BankDetailFault | undefined =>
  strangerIn(number, /[A-Z0-9]/) ?? lengthFault(number, LENGTHS)
