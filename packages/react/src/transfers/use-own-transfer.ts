import { skipToken } from '@reduxjs/toolkit/query'
import type {
  Account,
  MaxAmount,
  OwnTransfer,
  OwnTransferQuote,
  PaymentOrder,
  TransferLimits,
} from '@sixpence/core'
import { formatAmount, parseAmount } from '@sixpence/core/money'
import { useState } from 'react'
import { useAccounts } from '../accounts/index.ts'
import { useFormats } from '../i18n/index.ts'
import type { Failure } from '../store/index.ts'
import { amountFault, type TransferAmountFault } from './amount-fault.ts'
import {
  accountFaults,
  ownDraft,
  ownRoute,
  quotableOwn,
  type AccountFaults,
  type OwnTransferDraft,
} from './own-transfer-draft.ts'
import { priceOf } from './price-of.ts'
import type { TransferStart } from './transfer-start.ts'
import { transfersApi } from './transfers-api.ts'
import { useBounds } from './use-bounds.ts'
import { useEditedPayment } from './use-edited-payment.ts'
import { useReview, type Review } from './use-review.ts'
import { TYPING_PAUSE_MS, useSettledValue } from './use-settled-value.ts'

/** What a form for transfers between own accounts needs. */
export interface OwnTransferTask {
  readonly draft: OwnTransferDraft
  /** The open accounts; undefined until they, and a payment that is edited, are known. */
  readonly accounts: readonly Account[] | undefined
  readonly from: Account | undefined
  readonly to: Account | undefined
  /** The price of exactly what the draft says, or undefined. */
  readonly quote: OwnTransferQuote | undefined
  readonly isPricing: boolean
  readonly max: MaxAmount | undefined
  readonly limits: TransferLimits | undefined
  readonly faults: AccountFaults & { readonly amount: TransferAmountFault | undefined }
  /** Why accounts or price could not be had. */
  readonly accountsFailure: Failure | undefined
  readonly priceFailure: Failure | undefined
  readonly canReview: boolean
  readonly reviewing: Pick<Review, 'isPending' | 'failure' | 'similar' | 'dismiss'>
  readonly edit: (change: Partial<OwnTransferDraft>) => void
  readonly swap: () => void
  readonly takeMaximum: () => void
  readonly retry: () => void
  /** Opens the payment for review; the destination goes to `onNavigate`. */
  readonly review: () => Promise<void>
  readonly reviewAnyway: () => Promise<void>
}

/**
 * Everything a screen needs to let the customer move money between own accounts, and nothing about
 * how it looks.
 *
 * @example
 *   const transfer = useOwnTransfer({ fromAccount })
 *   return (
 *   <button type="button" disabled={!transfer.canReview} onClick={() => void transfer.review()}>
 *   {t('reviewCta')}
 *   </button>
 *   )
 */
export function useOwnTransfer(start: TransferStart = {}): OwnTransferTask {
  const { locale } = useFormats()
  const edited = useEditedPayment(start.edit)
  const [changes, setChanges] = useState<Partial<OwnTransferDraft>>({})
  const draft: OwnTransferDraft = {
    fromAccount: start.fromAccount,
    toAccount: undefined,
    amountText: '',
    ...ownDraft(edited.payment, locale),
    ...changes,
  }
  const { accounts, open, failure: accountsFailure, retry } = useAccounts()
  const { from, to } = chosen(draft, open)
  const judged = useJudgement(from, to, draft.amountText)
  const { max, price, payment } = judged
  const reviewing = useReview(edited.payment && start.edit)

  const edit = (change: Partial<OwnTransferDraft>) => {
    reviewing.dismiss()
    setChanges(current => ({ ...current, ...change }))
  }

  return {
    draft: { ...draft, fromAccount: from?.accountId, toAccount: to?.accountId },
    accounts: accounts && edited.isRead ? open : undefined,
    from,
    to,
    quote: price.quote,
    isPricing: price.isPending,
    max,
    limits: judged.limits,
    faults: judged.faults,
    accountsFailure,
    priceFailure: price.failure,
    canReview: payment !== undefined && !reviewing.isPending,
    reviewing,
    edit,
    swap: () => edit({ fromAccount: to?.accountId, toAccount: from?.accountId }),
    takeMaximum: () => max && edit({ amountText: formatAmount(max.amount, locale) }),
    retry: () => {
      if (accountsFailure) retry()
      if (price.failure) price.retry()
    },
    review: async () => payment && reviewing.open(payment),
    reviewAnyway: async () => payment && reviewing.openAnyway(payment),
  }
}

/** What the bank says of the transfer, what is wrong with it, and the payment once nothing is. */
function useJudgement(from: Account | undefined, to: Account | undefined, amountText: string) {
  const { locale } = useFormats()
  const amount = parseAmount(amountText, locale, to?.currencyCode ?? 'EUR')
  const route = ownRoute(from, to)
  const { max, limits } = useBounds(route && { operation: 'betweenAccounts', ...route })
  const transfer = quotableOwn(route, amount)
  const price = useOwnPrice(transfer)
  const { quote, failure } = price
  const faults = {
    ...accountFaults(from, to),
    amount: amountFault({
      typed: amount,
      max,
      limits,
      leaving: quote?.fromAmount,
      isUncovered: failure?.code === 'insufficient_funds',
    }),
  }
  const isFaulty = Object.values(faults).some(Boolean)
  const payment = transfer && quote && !isFaulty ? ownPayment(transfer, quote) : undefined
  return { max, limits, price, faults, payment }
}

// Money comes from the first account unless another is chosen; with two accounts there is one place
// for it to go.
function chosen(draft: OwnTransferDraft, open: readonly Account[]) {
  const byId = (id: string | undefined) => open.find(account => account.accountId === id)
  const from = byId(draft.fromAccount) ?? open[0]
  const others = open.filter(account => account !== from)
  return { from, to: byId(draft.toAccount) ?? (others.length === 1 ? others[0] : undefined) }
}

function useOwnPrice(transfer: OwnTransfer | undefined) {
  const settled = useSettledValue(transfer, TYPING_PAUSE_MS)
  return priceOf(transfer, settled, transfersApi.useQuoteOwnQuery(settled ?? skipToken))
}

function ownPayment(transfer: OwnTransfer, quote: OwnTransferQuote): PaymentOrder {
  const { fromAmount, fee } = quote
  return {
    kind: 'ownTransfer',
    order: { ...transfer, expectedFromAmount: fromAmount, expectedFee: fee },
    shown: quote,
  }
}
