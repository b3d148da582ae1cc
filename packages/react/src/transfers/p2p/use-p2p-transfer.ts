import {
  cleanEmailAddress,
  type Account,
  type P2pTransferQuote,
  type RecentTransfer,
  type TransferPayment,
} from '@sixpence/core'
import { parseAmount } from '@sixpence/core/money'
import { useFormats } from '../../i18n/index.ts'
import { failureOf } from '../../store/index.ts'
import { amountFault, isTooMuch, type TransferAmountFault } from '../form/amount-fault.ts'
import { NOTE_LENGTH } from '../form/note-length.ts'
import { begunDraft, p2pDraft, quotableP2p, type P2pTransferDraft } from './p2p-transfer-draft.ts'
import { priceOf } from '../price-of.ts'
import type { TransferStart } from '../transfer-start.ts'
import type { TransferTask } from '../transfer-task.ts'
import { transfersApi } from '../transfers-api.ts'
import { useBounds } from '../use-bounds.ts'
import { usePayee, type Payee } from './use-payee.ts'
import { TYPING_PAUSE_MS, useDebouncedValue } from '../../forms/index.ts'
import { useTransferDraft } from '../use-transfer-draft.ts'

/** The faults of a transfer to another person. */
export interface P2pFaults {
  readonly from: 'missing' | undefined
  readonly payee: 'missing' | 'own' | 'unknown' | undefined
  readonly amount: TransferAmountFault | undefined
  readonly note: 'too_long' | undefined
}

/** The data and actions for a form for transfers to another person. */
export interface P2pTransferTask extends TransferTask<P2pTransferDraft, P2pTransferQuote> {
  /** The people paid before; at most three, none if the bank couldn't list them. */
  readonly recent: readonly RecentP2pTransfer[] | undefined
  readonly payee: Payee
  readonly faults: P2pFaults
}

/** Everything a screen needs to let the customer send money to another person, without its looks. */
export function useP2pTransfer(start: TransferStart = {}): P2pTransferTask {
  const { draft, senders, taskBy } = useTransferDraft<P2pTransferDraft>(
    FORM,
    start.edit,
    (payment, locale) => ({ ...begunDraft(start, locale), ...p2pDraft(payment, locale) }),
  )
  const from = senders.find(account => account.accountId === draft.fromAccount) ?? senders[0]
  const judged = useJudgement(draft, from)
  return {
    ...taskBy(judged),
    draft: { ...draft, fromAccount: from?.accountId },
    from,
    recent: useRecent(),
    payee: judged.payee,
    faults: judged.faults,
  }
}

const FORM = {
  name: 'p2pTransfer',
  safe: ['fromAccount', 'email', 'amountText', 'note'],
} as const

// A convenience: without it the customer types the address.
function useRecent(): readonly RecentP2pTransfer[] | undefined {
  const { data, error } = transfersApi.recent.useRead()
  return data?.filter(item => item.type === 'p2p') ?? (failureOf(error) && [])
}

type RecentP2pTransfer = Extract<RecentTransfer, { type: 'p2p' }>

/** Returns the bank's answers on the transfer, its faults, and the payment once there are none. */
function useJudgement(draft: P2pTransferDraft, from: Account | undefined) {
  const { locale } = useFormats()
  const payee = usePayee(draft.email)
  const amount = parseAmount(draft.amountText, locale, from?.currencyCode ?? 'EUR')
  const { max, limits } = useBounds(from && { operation: 'p2p', fromAccount: from.accountId })
  const sum = amount.ok ? amount.amount : undefined
  const facts = { typed: amount, max, limits, arriving: sum, leaving: sum }
  const isAbove = isTooMuch(amountFault({ ...facts, isUncovered: false }))
  const transfer = isAbove ? undefined : quotableP2p(from, amount)
  const price = useP2pPrice(transfer)
  const faults: P2pFaults = {
    from: from ? undefined : 'missing',
    payee: payeeFault(payee),
    amount: amountFault({ ...facts, isUncovered: price.failure?.code === 'insufficient_funds' }),
    note: draft.note.trim().length > NOTE_LENGTH ? 'too_long' : undefined,
  }
  const isFaulty = Object.values(faults).some(Boolean)
  const payment = isFaulty ? undefined : p2pPayment(draft, { transfer, payee, quote: price.quote })
  return { payee, max, limits, price, faults, payment }
}

function useP2pPrice(transfer: ReturnType<typeof quotableP2p>) {
  const settled = useDebouncedValue(transfer, TYPING_PAUSE_MS)
  return priceOf(transfer, settled, transfersApi.quoteP2p.useReadIf(settled))
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
): TransferPayment | undefined {
  if (!transfer || !quote || payee.status !== 'found') return undefined
  const toEmail = cleanEmailAddress(email)
  const said = note.trim()
  return {
    kind: 'p2pTransfer',
    order: { ...transfer, toEmail, expectedFee: quote.fee, ...(said && { note: said }) },
    shown: { ...quote, payeeName: payee.name ?? toEmail },
  }
}
