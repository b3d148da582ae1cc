import type { Account } from '@sixpence/core/accounts'
import type { DisplayLocale } from '@sixpence/core/locale'
import {
  isQuotable,
  ownTransferToPrice,
  type OwnTransferDraft as OwnDraft,
  type OwnTransferQuote,
  type OwnTransferToPrice,
} from '@sixpence/core/transfers'
import type { ParsedAmount } from '@sixpence/core/money'
import { readAmount } from '../../forms/index.ts'
import {
  isTooMuch,
  type AmountFacts,
  type BoundedAmount,
  type TransferAmountFault,
} from '../form/amount-fault.ts'
import type { OwnTransferDraft } from './own-transfer-draft.ts'

/** The amount of a draft, and its side. */
export interface OwnAmount {
  /** Undefined while its currency isn't known. */
  readonly typed: ParsedAmount | undefined
  readonly side: OwnTransferDraft['side']
  /** True if the money changes its currency. */
  readonly isExchange: boolean
}

/** Reads the amount of a draft in the currency of the account it was typed for. */
export function ownAmount(
  { amountText, side }: Pick<OwnTransferDraft, 'amountText' | 'side'>,
  { from, to }: OwnAccounts,
  locale: DisplayLocale,
): OwnAmount {
  const isExchange = isExchangeBetween(from, to)
  const account = side === 'arrives' ? (to ?? from) : (from ?? to)
  const typed = readAmount(amountText, locale, account?.currencyCode)
  return { typed, side, isExchange }
}

/** The accounts of a draft. */
export interface OwnAccounts {
  readonly from: Account | undefined
  readonly to: Account | undefined
}

/** Returns true if the two accounts have different currencies. */
export const isExchangeBetween = (from: Account | undefined, to: Account | undefined): boolean =>
  from !== undefined && to !== undefined && from.currencyCode !== to.currencyCode

type Bounds = Pick<BoundedAmount, 'max' | 'limits'>

/** Returns the facts to judge an amount by that need no price. */
export function ownAmountFacts(amount: OwnAmount, bounds: Bounds): AmountFacts {
  const [arriving, leaving] = [typedFor('arrives', amount), typedFor('leaves', amount)]
  return { ...bounds, typed: amount.typed, arriving, leaving }
}

/** Returns the figures of an amount that only its price contains. */
export function ownFiguresAtPrice(
  amount: OwnAmount,
  bounds: Bounds,
  quote: OwnTransferQuote | undefined,
): BoundedAmount {
  const isLeft = typedFor('leaves', amount) !== undefined
  const isArrived = typedFor('arrives', amount) !== undefined
  return {
    ...bounds,
    ...(!isArrived && { arriving: quote?.toAmount }),
    ...(!isLeft && { leaving: quote?.fromAmount }),
  }
}

/** Returns the typed amount if it is the one of this side. */
const typedFor = (of: OwnAmount['side'], { typed, side, isExchange }: OwnAmount) =>
  typed?.ok && (!isExchange || side === of) ? typed.amount : undefined

/** Returns the transfer to price; undefined while it is known to be more than may be sent. */
export function ownToPrice(
  { typed, side, isExchange }: OwnAmount,
  route: OwnDraft,
  fault: TransferAmountFault | undefined,
): OwnTransferToPrice | undefined {
  if (!typed?.ok || isTooMuch(fault)) return undefined
  const transfer = { ...route, toAmount: typed.amount }
  if (!isQuotable(transfer)) return undefined
  return ownTransferToPrice(transfer, { amount: typed.amount, side, isExchange })
}
