import {
  ownTransferToPrice,
  type Account,
  type Locale,
  type MaxAmount,
  type OwnTransferQuote,
  type OwnTransferToPrice,
  type TransferLimits,
} from '@sixpence/core'
import { parseAmount, type ParsedAmount } from '@sixpence/core/money'
import { amountFault, isTooMuch, type AmountFacts } from '../form/amount-fault.ts'
import type { ownRoute, OwnTransferDraft } from './own-transfer-draft.ts'

/** The amount of a draft, and its side. */
export interface OwnAmount {
  readonly typed: ParsedAmount
  readonly side: OwnTransferDraft['side']
  /** True if the money changes its currency. */
  readonly isExchange: boolean
}

/** Reads the amount of a draft in the currency of the account it was typed for. */
export function ownAmount(
  { amountText, side }: Pick<OwnTransferDraft, 'amountText' | 'side'>,
  { from, to }: OwnAccounts,
  locale: Locale,
): OwnAmount {
  const isExchange = isExchangeBetween(from, to)
  const account = side === 'arrives' ? (to ?? from) : (from ?? to)
  const typed = parseAmount(amountText, locale, account?.currencyCode ?? 'EUR')
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

/** The bank's answers on a draft. */
export interface OwnAnswers {
  readonly max: MaxAmount | undefined
  readonly limits: TransferLimits | undefined
  readonly quote?: OwnTransferQuote | undefined
  readonly isUncovered?: boolean | undefined
}

/** Returns the facts to judge an amount by: those known without a price, and those from the price. */
export function ownAmountFacts(amount: OwnAmount, answers: OwnAnswers): AmountFacts {
  const { typed, side, isExchange } = amount
  const { max, limits, quote, isUncovered = false } = answers
  const known = (of: OwnTransferDraft['side']) =>
    typed.ok && (!isExchange || side === of) ? typed.amount : undefined
  return {
    typed,
    max,
    limits,
    arriving: known('arrives') ?? quote?.toAmount,
    leaving: known('leaves') ?? quote?.fromAmount,
    isUncovered,
  }
}

/** Returns the transfer to price; undefined while it is known to be more than may be sent. */
export function ownToPrice(
  amount: OwnAmount,
  route: ReturnType<typeof ownRoute>,
  answers: OwnAnswers,
): OwnTransferToPrice | undefined {
  const { typed, side, isExchange } = amount
  if (!route || !typed.ok) return undefined
  if (isTooMuch(amountFault(ownAmountFacts(amount, answers)))) return undefined
  return ownTransferToPrice(route, { amount: typed.amount, side, isExchange })
}
