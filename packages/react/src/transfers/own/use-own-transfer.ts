import type { Account } from '@sixpence/core/accounts'
import type { TransferPayment } from '@sixpence/core/payments'
import {
  isLimitable,
  type LimitableDraft,
  type OwnTransferQuote,
  type OwnTransferToPrice,
} from '@sixpence/core/transfers'
import { formatAmount } from '@sixpence/core/money'
import { useFormats } from '../../i18n/index.ts'
import {
  amountFault,
  faultAtPrice,
  isTooMuch,
  type TransferAmountFault,
} from '../form/amount-fault.ts'
import {
  isExchangeBetween,
  ownAmount,
  ownAmountFacts,
  ownFiguresAtPrice,
  ownToPrice,
} from './own-amount.ts'
import {
  accountFaults,
  ownDraft,
  type AccountFaults,
  type OwnTransferDraft,
} from './own-transfer-draft.ts'
import { repeatFault, repeatFields, type RepeatDraft, type RepeatFault } from './repeat-draft.ts'
import { utcToday } from '../../payments/index.ts'
import { priceOf } from '../price-of.ts'
import type { TransferStart } from '../transfer-start.ts'
import type { TransferTask } from '../transfer-task.ts'
import { transfersApi } from '../transfers-api.ts'
import { useBounds } from '../use-bounds.ts'
import { TYPING_PAUSE_MS, useDebouncedValue } from '../../forms/index.ts'
import { useTransferDraft, type FilledIn } from '../use-transfer-draft.ts'

/** The data and actions for a form for transfers between own accounts. */
export interface OwnTransferTask extends TransferTask<OwnTransferDraft, OwnTransferQuote> {
  /** The accounts that can receive the money, without the one it leaves. */
  readonly receivers: readonly Account[]
  readonly to: Account | undefined
  /** True if the money changes its currency: then there are two amounts, and either may be typed. */
  readonly isExchange: boolean
  readonly faults: AccountFaults & {
    readonly amount: TransferAmountFault | undefined
    readonly repeat: RepeatFault | undefined
  }
  /** Swaps the accounts; does nothing while one of them isn't chosen. */
  readonly swap: () => void
}

/**
 * Everything a screen needs to let the customer move money between own accounts, without its looks.
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
      side: 'leaves',
      ...ownDraft(payment, locale),
    }),
  )
  const { locale } = useFormats()
  const { from, to } = chosen(draft, { senders, receivers }, start.toAccount)
  const checked = useCheckedTransfer(from, to, draft)
  return {
    ...taskBy(checked),
    draft: { ...draft, fromAccount: from?.accountId, toAccount: to?.accountId },
    receivers: receivers.filter(account => account !== from),
    from,
    to,
    isExchange: isExchangeBetween(from, to),
    faults: checked.faults,
    edit: change => {
      // The customer chose the receiving account to pay: swap the two.
      if (change.fromAccount !== undefined && change.fromAccount === to?.accountId) {
        return edit({ ...change, toAccount: from?.accountId })
      }
      edit(change)
    },
    takeMaximum: () => {
      const { max } = checked
      if (max) edit({ amountText: formatAmount(max.amount, locale), side: 'arrives' })
    },
    swap: () => {
      if (from && to) edit({ fromAccount: to.accountId, toAccount: from.accountId })
    },
  }
}

const FORM = {
  name: 'ownTransfer',
  safe: ['fromAccount', 'toAccount', 'amountText', 'side', 'repeat'],
} as const

/** Returns the bank's answers on the transfer, its faults, and the payment once there are none. */
function useCheckedTransfer(
  from: Account | undefined,
  to: Account | undefined,
  draft: Pick<OwnTransferDraft, 'amountText' | 'side' | 'repeat'>,
) {
  const { locale } = useFormats()
  const amount = ownAmount(draft, { from, to }, locale)
  const route = { fromAccount: from?.accountId, toAccount: to?.accountId }
  const bounds = useBounds(
    isLimitable(route) ? { operation: 'betweenAccounts', ...route } : undefined,
  )
  const fault = amountFault(ownAmountFacts(amount, bounds))
  const priced = useOwnPrice(ownToPrice(amount, route, fault))
  const figures = ownFiguresAtPrice(amount, bounds, priced.quote)
  const repeat = repeatFault(draft.repeat, utcToday())
  const faults = {
    ...accountFaults(from, to),
    amount: faultAtPrice(fault, priced.error, figures),
    repeat,
  }
  const isFaulty = Object.values(faults).some(Boolean)
  // A transfer that can't be sent has no price.
  const price = isTooMuch(faults.amount) ? { ...priced, quote: undefined } : priced
  const payment =
    isLimitable(route) && price.quote && !isFaulty
      ? ownPayment(route, price.quote, draft.repeat)
      : undefined
  return { ...bounds, typedAmount: amount.typed, price, faults, payment }
}

// Money comes from the first account unless another is chosen, and never from the one that the form
// was opened to fill; with two accounts only one can receive it.
function chosen(
  draft: OwnTransferDraft,
  { senders, receivers }: Pick<FilledIn<OwnTransferDraft>, 'senders' | 'receivers'>,
  filled: string | undefined,
) {
  const first = senders.find(({ accountId }) => accountId !== filled)
  const from = senders.find(account => account.accountId === draft.fromAccount) ?? first
  const others = receivers.filter(account => account !== from)
  const to = others.find(account => account.accountId === draft.toAccount)
  return { from, to: to ?? (others.length === 1 ? others[0] : undefined) }
}

function useOwnPrice(transfer: OwnTransferToPrice | undefined) {
  const settled = useDebouncedValue(transfer, TYPING_PAUSE_MS)
  return priceOf(transfer, settled, transfersApi.quoteOwn.useReadIf(settled))
}

function ownPayment(
  route: LimitableDraft,
  quote: OwnTransferQuote,
  repeat: RepeatDraft | undefined,
): TransferPayment {
  const { fromAmount, toAmount, fee } = quote
  return {
    kind: 'ownTransfer',
    order: {
      ...route,
      toAmount,
      expectedFromAmount: fromAmount,
      expectedFee: fee,
      ...repeatFields(repeat),
    },
    shown: quote,
  }
}
