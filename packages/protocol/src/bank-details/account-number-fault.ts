import type { BankDetailFault } from './bank-detail.ts'
import { lengthFault, strangerIn } from './detail-faults.ts'

/** The maximum length of an IBAN. */
const LENGTHS = Array.from({ length: 34 }, (_, at) => at + 1)

/**
 * Returns the fault of a cleaned account number of any bank, if there is one. Its field in a SWIFT
 * message holds 34 characters. It has no check digits, so only the bank can find other faults.
 */
export const accountNumberFault = (number: string): BankDetailFault | undefined =>
  strangerIn(number, /[A-Z0-9]/) ?? lengthFault(number, LENGTHS)
