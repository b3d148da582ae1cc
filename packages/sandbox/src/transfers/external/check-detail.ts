import type { PayoutField } from '@sixpence/protocol'
import {
  BANK_DETAIL_KINDS,
  type BankDetailKind,
  checkBankDetail,
  cleanBankDetail,
} from '@sixpence/protocol/bank-details'
import { refuse } from '../../http/index.ts'

/** Returns a field's value in its canonical spelling; undefined if it is none of the field's kinds. */
export function detailOf({ kinds }: Pick<PayoutField, 'kinds'>, typed: string): string | undefined {
  for (const kind of kinds) {
    const value = valueOf(kind, typed)
    if (value !== undefined) return value
  }
  return undefined
}

function valueOf(kind: string, typed: string): string | undefined {
  if (isBankDetail(kind)) {
    const checked = checkBankDetail(kind, typed)
    return checked.isRight ? checked.value : undefined
  }
  if (kind === 'text') return typed.trim()
  const digits = cleanBankDetail(typed)
  return kind === 'digits' && /^\d+$/.test(digits) ? digits : undefined
}

const isBankDetail = (kind: string): kind is BankDetailKind =>
  (BANK_DETAIL_KINDS as readonly string[]).includes(kind)

/**
 * Returns a number or code in its canonical spelling.
 *
 * @throws {Refusal} `VF` with the field.
 */
export function checkedDetail(kind: BankDetailKind, text: string, param: string): string {
  const value = valueOf(kind, text)
  if (value !== undefined) return value
  throw refuse.invalid(param, 'There is no such number.')
}
