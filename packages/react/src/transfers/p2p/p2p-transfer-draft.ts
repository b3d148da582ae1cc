import type { DisplayLocale } from '@sixpence/core/locale'
import type { PaymentOrder } from '@sixpence/core/payments'
import { formatAmount } from '@sixpence/core/money'
import type { TransferStart } from '../transfer-start.ts'

/** A transfer to another person while it is being filled in. */
export interface P2pTransferDraft {
  readonly fromAccount: string | undefined
  /** The typed text. */
  readonly email: string
  readonly amountText: string
  readonly note: string
}

/** Returns the draft that a payment came from; undefined for another kind of payment. */
export function p2pDraft(
  payment: PaymentOrder | undefined,
  locale: DisplayLocale,
): P2pTransferDraft | undefined {
  if (payment?.kind !== 'p2pTransfer') return undefined
  const { fromAccount, toEmail, amount, note = '' } = payment.order
  return { fromAccount, email: toEmail, amountText: formatAmount(amount, locale), note }
}

/** Returns the draft that a form was given to begin with, in the form of typed text. */
export function begunDraft(
  { fromAccount, draft }: TransferStart,
  locale: DisplayLocale,
): P2pTransferDraft {
  const { toEmail = '', amount, note = '' } = draft ?? {}
  return {
    fromAccount: fromAccount ?? draft?.fromAccount,
    email: toEmail,
    amountText: amount ? formatAmount(amount, locale) : '',
    note,
  }
}
