import type { Locale } from '@sixpence/core/locale'
import { compareAmounts, parseAmount, type AmountFault } from '@sixpence/core/money'

/** What can be given back of a payment. */
export interface Refundable {
  readonly leftAmount: string
  readonly currencyCode: string
}

/** An amount to give back, or why it is none. */
export type RefundDraft =
  | { readonly ok: true; readonly amount: string }
  | {
      readonly ok: false
      /** `tooMuch`: it is more than is left. */
      readonly fault: AmountFault | 'tooMuch'
      /** What an unclear one may mean. */
      readonly readings?: readonly string[] | undefined
    }

/** Judges the amount that was typed. */
export function refundDraft(text: string, locale: Locale, paid: Refundable): RefundDraft {
  const typed = parseAmount(text, locale, paid.currencyCode)
  if (!typed.ok) return typed
  const isTooMuch = compareAmounts(typed.amount, paid.leftAmount) > 0
  return isTooMuch ? { ok: false, fault: 'tooMuch' } : typed
}
