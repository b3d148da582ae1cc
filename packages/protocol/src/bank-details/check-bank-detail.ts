import type { BankDetailFault, BankDetailKind, CheckedBankDetail } from './bank-detail.ts'
import { cleanBankDetail } from './clean-bank-detail.ts'
import { bitcoinFault } from './bitcoin/address-fault.ts'
import { emailFault, phoneFault, randomKeyFault } from './contact-faults.ts'
import { DETAIL_FORMS, type FormlessKind } from './detail-forms.ts'
import { formFault } from './form-fault.ts'
import { accountNumberFault } from './account-number-fault.ts'
import { bicFault } from './bic-fault.ts'
import { ibanFault } from './iban-fault.ts'

/**
 * Checks a number or code as typed. Spaces, separators, invisible characters and letter case are
 * corrected silently if they carry no meaning. A letter of another alphabet is refused, however
 * much it resembles the right one. A valid number may still belong to nobody; only the bank can
 * find out.
 */
export function checkBankDetail(kind: BankDetailKind, text: string): CheckedBankDetail {
  const value = cleanBankDetail(text, kind)
  const fault: BankDetailFault | undefined =
    value === '' ? { reason: 'missing' } : faultOf(kind, value)
  return fault ? { isRight: false, fault } : { isRight: true, value }
}

function faultOf(kind: BankDetailKind, value: string): BankDetailFault | undefined {
  return isFormless(kind) ? FAULTS[kind](value) : formFault(value, DETAIL_FORMS[kind])
}

type FaultOf = (value: string) => BankDetailFault | undefined

const FAULTS: Readonly<Record<FormlessKind, FaultOf>> = {
  iban: ibanFault,
  bic: bicFault,
  accountNumber: accountNumberFault,
  email: emailFault,
  phone: phoneFault,
  randomKey: randomKeyFault,
  bitcoinAddress: bitcoinFault,
}

const isFormless = (kind: BankDetailKind): kind is FormlessKind => Object.hasOwn(FAULTS, kind)
