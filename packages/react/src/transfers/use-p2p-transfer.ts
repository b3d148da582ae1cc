import { skipToken } from '@reduxjs/toolkit/query'
import type {
  Account,
  MaxAmount,
  P2pTransferQuote,
  PaymentOrder,
  RecentTransfer,
  TransferLimits,
} from '@sixpence/core'
import { formatAmount, parseAmount } from '@sixpence/core/money'
import { useState } from 'react'
import { useAccounts } from '../accounts/index.ts'
import { useFormats } from '../i18n/index.ts'
import { failureOf, type Failure } from '../store/index.ts'
import { amountFault, type TransferAmountFault } from './amount-fault.ts'
import { NOTE_LENGTH, p2pDraft, quotableP2p, type P2pTransferDraft } from './p2p-transfer-draft.ts'
import { priceOf } from './price-of.ts'
import type { TransferStart } from './transfer-start.ts'
import { transfersApi } from './transfers-api.ts'
import { useBounds } from './use-bounds.ts'
import { useEditedPayment } from './use-edited-payment.ts'
import { usePayee, type Payee } from './use-payee.ts'
import { useReview, type Review } from './use-review.ts'
import { TYPING_PAUSE_MS, useSettledValue } from './use-settled-value.ts'

/** What is wrong with a transfer to another person. */
export interface P2pFaults {
  readonly from: 'missing' | undefined
  readonly payee: 'missing' | 'own' | 'unknown' | undefined
  readonly amount: TransferAmountFault | undefined
  readonly note: 'too_long' | undefined
}

/** What a form for transfers to another person needs. */
export interface P2pTransferTask {
  readonly draft: P2pTransferDraft
  /** The open accounts; undefined until they, and a payment that is edited, are known. */
  readonly accounts: readonly Account[] | undefined
  readonly from: Account | undefined
  /** Who was paid before; at most three. */
  readonly recent: readonly RecentTransfer[]
  readonly payee: Payee
  /** The price of exactly what the draft says, or undefined. */
  readonly quote: P2pTransferQuote | undefined
  readonly isPricing: boolean
  readonly max: MaxAmount | undefined
  readonly limits: TransferLimits | undefined
  readonly faults: P2pFaults
  readonly accountsFailure: Failure | undefined
  readonly priceFailure: Failure | undefined
  readonly canReview: boolean
  readonly reviewing: Pick<Review, 'isPending' | 'failure' | 'similar' | 'dismiss'>
  readonly edit: (change: Partial<P2pTransferDraft>) => void
  readonly takeMaximum: () => void
  readonly retry: () => void
  /** Opens the payment for review; the destination goes to `onNavigate`. */
  readonly review: () => Promise<void>
  readonly reviewAnyway: () => Promise<void>
}

/**
 * Everything a screen needs to let the customer send money to another person, and nothing about how
 * it looks.
 */
export function useP2pTransfer(start: TransferStart = {}): P2pTransferTask {
  const { locale } = useFormats()
  const edited = useEditedPayment(start.edit)
  const [changes, setChanges] = useState<Partial<P2pTransferDraft>>({})
  const draft: P2pTransferDraft = {
    fromAccount: start.fromAccount,
    email: '',
    amountText: '',
    note: '',
    ...p2pDraft(edited.payment, locale),
    ...changes,
  }
  const { accounts, open, failure: accountsFailure, retry } = useAccounts()
  const from = open.find(account => account.accountId === draft.fromAccount) ?? open[0]
  const judged = useJudgement(draft, from)
  const { max, price, payment } = judged
  const reviewing = useReview(edited.payment && start.edit)

  const edit = (change: Partial<P2pTransferDraft>) => {
    reviewing.dismiss()
    setChanges(current => ({ ...current, ...change }))
  }

  return {
    draft: { ...draft, fromAccount: from?.accountId },
    accounts: accounts && edited.isRead ? open : undefined,
    from,
    recent: useRecent(),
    payee: judged.payee,
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
    takeMaximum: () => max && edit({ amountText: formatAmount(max.amount, locale) }),
    retry: () => {
      if (accountsFailure) retry()
      if (price.failure) price.retry()
    },
    review: async () => payment && reviewing.open(payment),
    reviewAnyway: async () => payment && reviewing.openAnyway(payment),
  }
}

// A convenience: without it the address is typed.
function useRecent(): readonly RecentTransfer[] {
  const { data, error } = transfersApi.useRecentPayeesQuery()
  failureOf(error)
  return data ?? []
}

/** What the bank says of the transfer, what is wrong with it, and the payment once nothing is. */
function useJudgement(draft: P2pTransferDraft, from: Account | undefined) {
  const { locale } = useFormats()
  const payee = usePayee(draft.email)
  const amount = parseAmount(draft.amountText, locale, from?.currencyCode ?? 'EUR')
  const { max, limits } = useBounds(from && { operation: 'p2p', fromAccount: from.accountId })
  const transfer = quotableP2p(from, amount)
  const price = useP2pPrice(transfer)
  const faults: P2pFaults = {
    from: from ? undefined : 'missing',
    payee: payeeFault(payee),
    amount: amountFault({
      typed: amount,
      max,
      limits,
      leaving: transfer?.amount,
      isUncovered: price.failure?.code === 'insufficient_funds',
    }),
    note: draft.note.trim().length > NOTE_LENGTH ? 'too_long' : undefined,
  }
  const isFaulty = Object.values(faults).some(Boolean)
  const payment = isFaulty ? undefined : p2pPayment(draft, { transfer, payee, quote: price.quote })
  return { payee, max, limits, price, faults, payment }
}

function useP2pPrice(transfer: ReturnType<typeof quotableP2p>) {
  const settled = useSettledValue(transfer, TYPING_PAUSE_MS)
  return priceOf(transfer, settled, transfersApi.useQuoteP2pQuery(settled ?? skipToken))
}

function payeeFault({ status }: Payee): P2pFaults['payee'] {
  return status === 'missing' || status === 'own' || status === 'unknown' ? status : undefined
}

interface P2pAnswers {
  readonly transfer: { fromAccount: string; amount: string } | undefined
  readonly payee: Payee
  readonly quote: P2pTransferQuote | undefined
}

function p2pPayment(
  { email, note }: P2pTransferDraft,
  { transfer, payee, quote }: P2pAnswers,
): PaymentOrder | undefined {
  if (!transfer || !quote || payee.status !== 'found') return undefined
  const toEmail = email.trim()
  const said = note.trim()
  return {
    kind: 'p2pTransfer',
    order: { ...transfer, toEmail, expectedFee: quote.fee, ...(said && { note: said }) },
    shown: { ...quote, payeeName: payee.name ?? toEmail },
  }
}
