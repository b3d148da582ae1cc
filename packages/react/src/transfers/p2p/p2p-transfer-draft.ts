import type { Account, Locale, PaymentOrder } from '@sixpence/core'
import { formatAmount, type ParsedAmount } from '@sixpence/core/money'
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
  locale: Locale,
): P2pTransferDraft | undefined {
  if (payment?.kind !== 'p2pTransfer') return undefined
  const { fromAccount, toEmail, amount, note = '' } = payment.order
  return { fromAccount, email: toEmail, amountText: formatAmount(amount, locale), note }
}

/** Returns the draft that a form was given to begin with, in the form of typed text. */
export function begunDraft(
  { fromAccount, draft }: TransferStart,
  locale: Locale,
): P2pTransferDraft {
  const { toEmail = '', amount, note = '' } = draft ?? {}
  return {
    fromAccount: fromAccount ?? draft?.fromAccount,
    email: toEmail,
    amountText: amount ? formatAmount(amount, locale) : '',
    note,
  }
}

/** Returns the transfer to price, once account and amount are there. */
export function quotableP2p(
  from: Account | undefined,
  amount: ParsedAmount,
): { fromAccount: string; amount: string } | undefined {
  return from && amount.ok ? { fromAccount: from.accountId, amount: amount.amount } : undefined
}
