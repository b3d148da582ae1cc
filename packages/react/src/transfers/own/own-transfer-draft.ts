import type { Account, Locale, OwnTransfer, PaymentOrder } from '@sixpence/core'
import { formatAmount, type ParsedAmount } from '@sixpence/core/money'

/** A transfer between own accounts while it is being filled in. */
export interface OwnTransferDraft {
  readonly fromAccount: string | undefined
  readonly toAccount: string | undefined
  /** As it was typed. */
  readonly amountText: string
}

/** The draft that a payment came from; undefined of a payment of another kind. */
export function ownDraft(
  payment: PaymentOrder | undefined,
  locale: Locale,
): OwnTransferDraft | undefined {
  if (payment?.kind !== 'ownTransfer') return undefined
  const { fromAccount, toAccount, toAmount } = payment.order
  return { fromAccount, toAccount, amountText: formatAmount(toAmount, locale) }
}

/** What is wrong with the accounts of a draft. */
export interface AccountFaults {
  readonly from: 'missing' | undefined
  readonly to: 'missing' | 'same' | undefined
}

/** The two accounts, when there are two different ones. */
export function ownRoute(
  from: Account | undefined,
  to: Account | undefined,
): { fromAccount: string; toAccount: string } | undefined {
  if (!from || !to || from.accountId === to.accountId) return undefined
  return { fromAccount: from.accountId, toAccount: to.accountId }
}

/** The transfer that can be priced, once accounts and amount are there. */
export function quotableOwn(
  route: ReturnType<typeof ownRoute>,
  amount: ParsedAmount,
): OwnTransfer | undefined {
  return route && amount.ok ? { ...route, toAmount: amount.amount } : undefined
}

/** Judges the accounts of a draft. */
export function accountFaults(from: Account | undefined, to: Account | undefined): AccountFaults {
  const same = from && to && from.accountId === to.accountId
  return {
    from: from ? undefined : 'missing',
    to: to ? (same ? 'same' : undefined) : 'missing',
  }
}
