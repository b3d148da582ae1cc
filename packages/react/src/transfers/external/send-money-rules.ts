import type {
  Account,
  ExternalKind,
  ExternalPayment,
  ExternalPermission,
  ExternalQuote,
  ExternalTransferToPrice,
  MaxAmount,
  NamedPayee,
  PayoutWay,
  TransferLimits,
} from '@sixpence/core'
import type { ParsedAmount } from '@sixpence/core/money'
import { amountFault, isTooMuch, type TransferAmountFault } from '../form/amount-fault.ts'
import { NOTE_LENGTH } from '../form/note-length.ts'
import { externalPayment } from './payment-of-way.ts'
import {
  countryOfIban,
  typedDetails,
  type Details,
  type SendMoneyDraft,
} from './send-money-draft.ts'

/** What is wrong with a transfer to another bank; what is wrong with its details is with them. */
export interface SendMoneyFaults {
  readonly from: 'missing' | undefined
  /**
   * That one has to be chosen, or that no way leads to it. An IBAN that says none is at fault
   * itself.
   */
  readonly country: 'missing' | 'unreached' | undefined
  readonly payeeName: 'missing' | 'too_long' | undefined
  readonly amount: TransferAmountFault | undefined
  readonly note: 'too_long' | undefined
}

/** How long the name of a recipient may be. */
export const PAYEE_NAME_LENGTH = 140

/** What a draft stands for, with what stands in for what nobody has chosen. */
export interface Chosen {
  readonly draft: SendMoneyDraft & { readonly permission: ExternalPermission }
  readonly from: Account | undefined
  readonly way: PayoutWay | undefined
  /** Undefined until the bank has said them. */
  readonly ways: readonly PayoutWay[] | undefined
}

/** From which account to where money goes. */
export interface ExternalRoute {
  readonly operation: ExternalKind
  readonly fromAccount: string
  readonly countryCode: string
  readonly currency: string
}

/** What limits and the maximum are asked for, once all of it is known (XFER-030, XFER-031). */
export function externalRoute({ draft, from, way }: Chosen): ExternalRoute | undefined {
  const { countryCode, currency } = draft
  if (!from || !way || !countryCode || !currency) return undefined
  return { operation: way.kind, fromAccount: from.accountId, countryCode, currency }
}

/**
 * Whose name is to be compared with the account; nothing until both are there. An IBAN names it
 * alone: what is looked up by it must not have the name compared, and counted, once more.
 */
export function namedPayee(
  { draft }: Chosen,
  details: Details | undefined,
): NamedPayee | undefined {
  const { permission, countryCode } = draft
  if (permission === 'own' || !countryCode || !details || nameFault(draft.payeeName))
    return undefined
  const { iban } = details
  const account = iban === undefined ? { ...details } : { iban }
  return { countryCode, payeeName: draft.payeeName.trim(), details: account }
}

/** What is known of the amount without a price. */
export interface TypedAmount {
  readonly typed: ParsedAmount
  readonly max: MaxAmount | undefined
  readonly limits: TransferLimits | undefined
}

/** What can be priced; nothing while it is known already to be more than may be sent. */
export function externalToPrice(
  chosen: Chosen,
  amount: TypedAmount,
): ExternalTransferToPrice | undefined {
  const route = externalRoute(chosen)
  const { typed } = amount
  if (!route || !typed.ok || isTooMuch(amountFault(amountFacts(chosen, amount)))) return undefined
  const { operation: _operation, ...to } = route
  return { ...to, permission: chosen.draft.permission, amount: typed.amount }
}

/** What is known of an amount: what leaves is known without a price where nothing is exchanged. */
function amountFacts({ from, draft }: Chosen, amount: TypedAmount) {
  const arriving = amount.typed.ok ? amount.typed.amount : undefined
  const leaving = from?.currencyCode === draft.currency ? arriving : undefined
  return { ...amount, arriving, leaving, isUncovered: false }
}

/** What the bank said of the price. */
export interface PriceAnswer {
  readonly quote: ExternalQuote | undefined
  readonly isUncovered: boolean
}

/** Judges all of a draft but its details. */
export function sendMoneyFaults(
  chosen: Chosen,
  amount: TypedAmount,
  { quote, isUncovered }: PriceAnswer,
): SendMoneyFaults {
  const { draft, from } = chosen
  const facts = amountFacts(chosen, amount)
  return {
    from: from ? undefined : 'missing',
    country: countryFault(chosen),
    payeeName: draft.permission === '3d' ? nameFault(draft.payeeName) : undefined,
    amount: amountFault({ ...facts, leaving: facts.leaving ?? quote?.fromAmount, isUncovered }),
    note: draft.note.trim().length > NOTE_LENGTH ? 'too_long' : undefined,
  }
}

function countryFault({ draft, ways }: Chosen): SendMoneyFaults['country'] {
  if (draft.countryCode !== undefined) return ways?.length === 0 ? 'unreached' : undefined
  if (draft.routedBy === 'country') return 'missing'
  return countryOfIban(typedDetails(draft)['iban']) === undefined ? undefined : 'unreached'
}

function nameFault(typed: string): SendMoneyFaults['payeeName'] {
  const name = typed.trim()
  if (name === '') return 'missing'
  return name.length > PAYEE_NAME_LENGTH ? 'too_long' : undefined
}

/** What makes a payment of a draft that nothing is wrong with. */
export interface Judged {
  readonly transfer: ExternalTransferToPrice | undefined
  readonly quote: ExternalQuote | undefined
  /** Undefined while something is wrong with them. */
  readonly details: Details | undefined
  readonly faults: SendMoneyFaults
}

/** The payment, at the price that was shown; undefined until there is one, and nothing is wrong. */
export function sendMoneyPayment(
  { draft, way }: Chosen,
  { transfer, quote, details, faults }: Judged,
): ExternalPayment | undefined {
  if (!way || !transfer || !quote || !details) return undefined
  if (Object.values(faults).some(Boolean)) return undefined
  const expected = { expectedFromAmount: quote.fromAmount, expectedFee: quote.fee }
  const order = { ...transfer, ...named(draft), details: { ...details }, ...expected }
  return externalPayment(way.kind, { order, feeShare: draft.feeShare }, quote)
}

/** An account of one's own is in one's own name, which no order says. */
function named({ permission, payeeName, note }: SendMoneyDraft) {
  const said = note.trim()
  return {
    ...(permission === '3d' && { payeeName: payeeName.trim() }),
    ...(said && { note: said }),
  }
}
