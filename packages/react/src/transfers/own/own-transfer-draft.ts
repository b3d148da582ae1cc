import type { Account } from '@sixpence/core/accounts'
import type { DisplayLocale } from '@sixpence/core/locale'
import type { PaymentOrder } from '@sixpence/core/payments'
import type { FixedAmount } from '@sixpence/core/transfers'
import { formatAmount } from '@sixpence/core/money'
import { repeatOf, type RepeatDraft } from './repeat-draft.ts'

/** A transfer between own accounts while it is being filled in. */
export interface OwnTransferDraft {
  readonly fromAccount: string | undefined
  readonly toAccount: string | undefined
  /** The typed text. */
  readonly amountText: string
  /** The side of the typed amount, if the currencies differ. */
  readonly side: FixedAmount['side']
  /** Undefined for a single transfer. */
  readonly repeat?: RepeatDraft | undefined
}

/** Returns the draft that a payment came from; undefined for another kind of payment. */
export function ownDraft(
  payment: PaymentOrder | undefined,
  locale: DisplayLocale,
): OwnTransferDraft | undefined {
  if (payment?.kind !== 'ownTransfer') return undefined
  const { fromAccount, toAccount, toAmount } = payment.order
  const amountText = formatAmount(toAmount, locale)
  return { fromAccount, toAccount, amountText, side: 'arrives', repeat: repeatOf(payment.order) }
}

/** The faults of the accounts of a draft. */
export interface AccountFaults {
  readonly from: 'missing' | undefined
  readonly to: 'missing' | undefined
}

/** Judges the accounts of a draft. */
export function accountFaults(from: Account | undefined, to: Account | undefined): AccountFaults {
  return { from: from ? undefined : 'missing', to: to ? undefined : 'missing' }
}
