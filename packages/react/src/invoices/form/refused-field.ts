import type { SixpenceError } from '@sixpence/core/session'
import type { InvoiceDraft } from './invoice-draft.ts'

/** The fields whose content only the bank can check. */
export type RefusedField = Extract<keyof InvoiceDraft, 'toEmail' | 'amountText'>

/** Returns the form's field to which a refusal by the bank belongs. */
export function refusedField(failure: SixpenceError | undefined): RefusedField | undefined {
  const refused = failure?.code === 'invalid_input' ? failure.fields : []
  if (refused.some(({ field }) => field === 'toEmail')) return 'toEmail'
  return refused.some(({ field }) => field === 'amount') ? 'amountText' : undefined
}
