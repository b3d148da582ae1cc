import type {
  Account,
  Locale,
  MaxAmount,
  PaymentOrder,
  TransferLimits,
  TransferPayment,
} from '@sixpence/core'
import { formatAmount } from '@sixpence/core/money'
import { useState } from 'react'
import { useAccounts } from '../accounts/index.ts'
import { useFormats } from '../i18n/index.ts'
import type { Price } from './price-of.ts'
import type { TransferTask } from './transfer-task.ts'
import { useEditedPayment } from './use-edited-payment.ts'
import { useReview } from './use-review.ts'

/** A transfer of any kind while it is being filled in. */
export interface FilledIn<Draft> {
  readonly draft: Draft
  /** The accounts that can be chosen; none until they are known. */
  readonly open: readonly Account[]
  readonly edit: (change: Partial<Draft>) => void
  /** All that is the same in every form, by the judgement on its draft. */
  readonly taskBy: <Quote>(judged: Judgement<Quote>) => SharedTask<Draft, Quote>
}

/** What the bank says of a draft, and the payment once nothing is wrong with it. */
export interface Judgement<Quote> {
  readonly max: MaxAmount | undefined
  readonly limits: TransferLimits | undefined
  readonly price: Price<Quote>
  readonly payment: TransferPayment | undefined
}

type SharedTask<Draft, Quote> = Omit<TransferTask<Draft, Quote>, 'draft' | 'from' | 'faults'>

/**
 * Holds what is filled in and brings it to its review: what all forms for transfers have in common.
 *
 * @param edit Id of the payment that the form begins with.
 * @param begin Answers the draft to begin with; the payment is undefined where none is edited.
 */
export function useTransferDraft<Draft extends { readonly amountText: string }>(
  edit: string | undefined,
  begin: (payment: PaymentOrder | undefined, locale: Locale) => Draft,
): FilledIn<Draft> {
  const { locale } = useFormats()
  const edited = useEditedPayment(edit)
  const [changes, setChanges] = useState<Partial<Draft>>({})
  const { accounts, open, failure: accountsFailure, retry } = useAccounts()
  const reviewing = useReview(edited.payment && edit)

  const change = (changed: Partial<Draft> | { readonly amountText: string }) => {
    reviewing.dismiss()
    setChanges(current => ({ ...current, ...changed }))
  }

  return {
    draft: { ...begin(edited.payment, locale), ...changes },
    open,
    edit: change,
    taskBy: ({ max, limits, price, payment }) => ({
      accounts: accounts && edited.isRead ? open : undefined,
      accountsFailure,
      quote: price.quote,
      isPricing: price.isPending,
      priceFailure: price.failure,
      max,
      limits,
      canReview: payment !== undefined && !reviewing.isPending,
      reviewing,
      edit: change,
      takeMaximum: () => max && change({ amountText: formatAmount(max.amount, locale) }),
      retry: () => {
        if (accountsFailure) retry()
        if (price.failure) price.retry()
      },
      review: async () => payment && reviewing.open(payment),
      reviewAnyway: async () => payment && reviewing.openAnyway(payment),
    }),
  }
}
