import type { Account, OwnTransfer, OwnTransferQuote, TransferPayment } from '@sixpence/core'
import { parseAmount } from '@sixpence/core/money'
import { useFormats } from '../../i18n/index.ts'
import { amountFault, type TransferAmountFault } from '../form/amount-fault.ts'
import {
  accountFaults,
  ownDraft,
  ownRoute,
  quotableOwn,
  type AccountFaults,
  type OwnTransferDraft,
} from './own-transfer-draft.ts'
import { priceOf } from '../price-of.ts'
import type { TransferStart } from '../transfer-start.ts'
import type { TransferTask } from '../transfer-task.ts'
import { transfersApi } from '../transfers-api.ts'
import { useBounds } from '../use-bounds.ts'
import { TYPING_PAUSE_MS, useDebouncedValue } from '../use-debounced-value.ts'
import { useTransferDraft, type FilledIn } from '../use-transfer-draft.ts'

/** What a form for transfers between own accounts needs. */
export interface OwnTransferTask extends TransferTask<OwnTransferDraft, OwnTransferQuote> {
  /** The accounts that the money can arrive on. */
  readonly receivers: readonly Account[]
  readonly to: Account | undefined
  readonly faults: AccountFaults & { readonly amount: TransferAmountFault | undefined }
  readonly swap: () => void
}

/**
 * Everything a screen needs to let the customer move money between own accounts, and nothing about
 * how it looks.
 *
 * @example
 *   const transfer = useOwnTransfer({ fromAccount })
 *   return (
 *     <button type="button" disabled={!transfer.canReview} onClick={() => void transfer.review()}>
 *       {t('reviewCta')}
 *     </button>
 *   )
 */
export function useOwnTransfer(start: TransferStart = {}): OwnTransferTask {
  const { draft, senders, receivers, edit, taskBy } = useTransferDraft<OwnTransferDraft>(
    FORM,
    start.edit,
    (payment, locale) => ({
      fromAccount: start.fromAccount,
      toAccount: start.toAccount,
      amountText: '',
      ...ownDraft(payment, locale),
    }),
  )
  const { from, to } = chosen(draft, { senders, receivers }, start.toAccount)
  const judged = useJudgement(from, to, draft.amountText)
  return {
    ...taskBy(judged),
    draft: { ...draft, fromAccount: from?.accountId, toAccount: to?.accountId },
    receivers,
    from,
    to,
    faults: judged.faults,
    swap: () => edit({ fromAccount: to?.accountId, toAccount: from?.accountId }),
  }
}

const FORM = {
  name: 'ownTransfer',
  safe: ['fromAccount', 'toAccount', 'amountText'],
} as const

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

// Money comes from the first account unless another is chosen, and never from the one that the form
// was opened to fill; with two accounts there is one place for it to go.
function chosen(
  draft: OwnTransferDraft,
  { senders, receivers }: Pick<FilledIn<OwnTransferDraft>, 'senders' | 'receivers'>,
  filled: string | undefined,
) {
  const first = senders.find(({ accountId }) => accountId !== filled)
  const from = senders.find(account => account.accountId === draft.fromAccount) ?? first
  const to = receivers.find(account => account.accountId === draft.toAccount)
  const others = receivers.filter(account => account !== from)
  return { from, to: to ?? (others.length === 1 ? others[0] : undefined) }
}

function useOwnPrice(transfer: OwnTransfer | undefined) {
  const settled = useDebouncedValue(transfer, TYPING_PAUSE_MS)
  return priceOf(transfer, settled, transfersApi.quoteOwn.useReadIf(settled))
}

function ownPayment(transfer: OwnTransfer, quote: OwnTransferQuote): TransferPayment {
  const { fromAmount, fee } = quote
  return {
    kind: 'ownTransfer',
    order: { ...transfer, expectedFromAmount: fromAmount, expectedFee: fee },
    shown: quote,
  }
}
