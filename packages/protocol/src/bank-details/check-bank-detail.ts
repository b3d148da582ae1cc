import type { BankDetailFault, BankDetailKind, CheckedBankDetail } from './bank-detail.ts'
import { cleanBankDetail } from './clean-bank-detail.ts'
import { DETAIL_FORMS } from './detail-forms.ts'
import { formFault } from './form-fault.ts'
import { bicFault } from './bic-fault.ts'
import { ibanFault } from './iban-fault.ts'

/**
 * Checks a number or code as it was typed. Spaces, separators, invisible characters and the case of
 * letters are put right silently; a letter of another alphabet is refused, however much it looks
 * like the right one. A right number may still belong to nobody: only the bank can tell.
 */
export function checkBankDetail(kind: BankDetailKind, text: string): CheckedBankDetail {
  const value = cleanBankDetail(text)
  const fault: BankDetailFault | undefined =
    value === '' ? { reason: 'missing' } : faultOf(kind, value)
  return fault ? { isRight: false, fault } : { isRight: true, value }
}

function faultOf(kind: BankDetailKind, value: string): BankDetailFault | undefined {
  if (kind === 'iban') return ibanFault(value)
  if (kind === 'bic') return bicFault(value)
  return formFault(value, DETAIL_FORMS[kind])
}
