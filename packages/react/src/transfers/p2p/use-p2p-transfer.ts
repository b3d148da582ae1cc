import type { Account } from '@sixpence/core/accounts'
import type { TransferPayment } from '@sixpence/core/payments'
import {
  isP2pComplete,
  isP2pQuotable,
  type P2pTransferQuote,
  type QuotableP2pDraft,
  type RecentTransfer,
} from '@sixpence/core/transfers'
import { useFormats } from '../../i18n/index.ts'
import { errorOf } from '../../store/index.ts'
import {
  amountFault,
  faultAtPrice,
  isTooMuch,
  type TransferAmountFault,
} from '../form/amount-fault.ts'
import { NOTE_LENGTH } from '../form/note-length.ts'
import { begunDraft, p2pDraft, type P2pTransferDraft } from './p2p-transfer-draft.ts'
import { priceOf } from '../price-of.ts'
import type { TransferStart } from '../transfer-start.ts'
import type { TransferTask } from '../transfer-task.ts'
import { transfersApi } from '../transfers-api.ts'
import { useBounds } from '../use-bounds.ts'
import { usePayee, type Payee } from './use-payee.ts'
import { amountIn, readAmount, TYPING_PAUSE_MS, useDebouncedValue } from '../../forms/index.ts'
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
  const checked = useCheckedTransfer(draft, from)
  return {
    ...taskBy(checked),
    draft: { ...draft, fromAccount: from?.accountId },
    from,
    recent: useRecent(),
    payee: checked.payee,
    faults: checked.faults,
  }
}

const FORM = {
  name: 'p2pTransfer',
  safe: ['fromAccount', 'email', 'amountText', 'note'],
} as const

// A convenience: without it the customer types the address.
function useRecent(): readonly RecentP2pTransfer[] | undefined {
  const { data, error } = transfersApi.recent.useRead()
  return data?.filter(item => item.type === 'p2p') ?? (errorOf(error) && [])
}

type RecentP2pTransfer = Extract<RecentTransfer, { type: 'p2p' }>

/** Returns the bank's answers on the transfer, its faults, and the payment once there are none. */
function useCheckedTransfer(draft: P2pTransferDraft, from: Account | undefined) {
  const { locale } = useFormats()
  const payee = usePayee(draft.email)
  const typedAmount = readAmount(draft.amountText, locale, from?.currencyCode)
  const amount = amountIn(typedAmount)
  const bounds = useBounds(from && { operation: 'p2p', fromAccount: from.accountId })
  const fault = amountFault({ ...bounds, typed: typedAmount, arriving: amount, leaving: amount })
  const toPrice = { fromAccount: from?.accountId, amount }
  const transfer = isP2pQuotable(toPrice) && !isTooMuch(fault) ? toPrice : undefined
  const price = useP2pPrice(transfer)
  const faults: P2pFaults = {
    from: from ? undefined : 'missing',
    payee: payeeFault(payee),
    amount: faultAtPrice(fault, price.error),
    note: draft.note.trim().length > NOTE_LENGTH ? 'too_long' : undefined,
  }
  const isFaulty = Object.values(faults).some(Boolean)
  const payment = isFaulty
    ? undefined
    : p2pPayment(draft.note, { transfer, payee, quote: price.quote })
  return { ...bounds, payee, typedAmount, price, faults, payment }
}

function useP2pPrice(transfer: QuotableP2pDraft | undefined) {
  const settled = useDebouncedValue(transfer, TYPING_PAUSE_MS)
  return priceOf(transfer, settled, transfersApi.quoteP2p.useReadIf(settled))
}

function payeeFault({ status }: Payee): P2pFaults['payee'] {
  return status === 'missing' || status === 'own' || status === 'unknown' ? status : undefined
}

interface P2pAnswers {
  readonly transfer: QuotableP2pDraft | undefined
  readonly payee: Payee
  readonly quote: P2pTransferQuote | undefined
}

function p2pPayment(
  note: string,
  { transfer, payee, quote }: P2pAnswers,
): TransferPayment | undefined {
  if (!quote || payee.status !== 'found') return undefined
  const { email: toEmail, name = toEmail } = payee
  const order = { ...transfer, toEmail }
  if (!isP2pComplete(order)) return undefined
  const text = note.trim()
  return {
    kind: 'p2pTransfer',
    order: { ...order, expectedFee: quote.fee, ...(text && { note: text }) },
    shown: { ...quote, payeeName: name },
  }
}
