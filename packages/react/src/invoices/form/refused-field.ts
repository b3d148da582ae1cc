import type { SixpenceError } from '@sixpence/core/session'
import type { InvoiceDraft } from './invoice-draft.ts'

/** The fields of the form whose content only the bank can judge. */
export type RefusedField = Extract<keyof InvoiceDraft, 'toEmail' | 'amountText'>

/** Answers at which field of the form a refusal of the bank is to be told. */
export function refusedField(failure: SixpenceError | undefined): RefusedField | undefined {
  const refused = failure?.code === 'invalid_input' ? failure.fields : []
  if (refused.some(({ field }) => field === 'toEmail')) return 'toEmail'
  return refused.some(({ field }) => field === 'amount') ? 'amountText' : undefined
}
