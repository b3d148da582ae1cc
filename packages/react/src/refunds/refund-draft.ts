import type { DisplayLocale } from '@sixpence/core/locale'
import { compareAmounts, parseAmount, type AmountFault } from '@sixpence/core/money'

/** The refundable part of a payment. */
export interface Refundable {
  readonly leftAmount: string
  readonly currencyCode: string
}

/** An amount to refund, or the fault that prevents it. */
export type RefundDraft =
  | { readonly ok: true; readonly amount: string }
  | {
      readonly ok: false
      /** `tooMuch`: more than is left. */
      readonly fault: AmountFault | 'tooMuch'
      /** The possible meanings of an ambiguous amount. */
      readonly readings?: readonly string[] | undefined
    }

/** Checks the typed amount. */
export function refundDraft(text: string, locale: DisplayLocale, paid: Refundable): RefundDraft {
  const typed = parseAmount(text, locale, paid.currencyCode)
  if (!typed.ok) return typed
  const isTooMuch = compareAmounts(typed.amount, paid.leftAmount) > 0
  return isTooMuch ? { ok: false, fault: 'tooMuch' } : typed
}
