import { cleanBankDetail } from '@sixpence/core/bank-details'

/** Formats a valid number for people: an IBAN in groups of four; others as they were typed. */
export function grouped(kinds: readonly string[], typed: string): string {
  if (!kinds.includes('iban')) return typed
  return cleanBankDetail(typed, 'iban').replaceAll(/(.{4})(?=.)/g, '$1 ')
}
