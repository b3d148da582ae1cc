import type { Account } from '@sixpence/core/accounts'
import type { ExternalPayment } from '@sixpence/core/payments'
import type {
  ExternalKind,
  ExternalPermission,
  ExternalQuote,
  ExternalTransferToPrice,
  NamedPayee,
  PayoutWay,
} from '@sixpence/core/transfers'
import type { ParsedAmount } from '@sixpence/core/money'
import { amountIn } from '../../forms/index.ts'
import {
  isTooMuch,
  type AmountFacts,
  type BoundedAmount,
  type TransferAmountFault,
} from '../form/amount-fault.ts'
import { NOTE_LENGTH } from '../form/note-length.ts'
import { externalPayment } from './payment-of-way.ts'
import type { Details, SendMoneyDraft } from './send-money-draft.ts'

/** The faults of a transfer to another bank; those of its details are with the details. */
export interface SendMoneyFaults {
  readonly from: 'missing' | undefined
  /** That none is chosen, or that no way leads to it. An IBAN without a country is itself at fault. */
  readonly country: 'missing' | 'unreached' | undefined
  readonly payeeName: 'missing' | 'too_long' | undefined
  readonly amount: TransferAmountFault | undefined
  readonly note: 'too_long' | undefined
}

/** The longest allowed name of a recipient, in characters. */
export const PAYEE_NAME_LENGTH = 140

/** The choices of a draft, with defaults for missing ones. */
export interface Chosen {
  readonly draft: SendMoneyDraft & { readonly permission: ExternalPermission }
  readonly from: Account | undefined
  readonly way: PayoutWay | undefined
  /** The country of the typed IBAN. */
  readonly ibanCountry?: string | undefined
  /** Undefined until the bank has listed them. */
  readonly ways: readonly PayoutWay[] | undefined
}

/** The account that money leaves, and where it goes. */
export interface ExternalRoute {
  readonly operation: ExternalKind
  readonly fromAccount: string
  readonly countryCode: string
  readonly currency: string
}

/** Returns the input for limits and the maximum, once all of it is known (XFER-030, XFER-031). */
export function externalRoute({ draft, from, way }: Chosen): ExternalRoute | undefined {
  const { countryCode, currency } = draft
  if (!from || !way || !countryCode || !currency) return undefined
  return { operation: way.kind, fromAccount: from.accountId, countryCode, currency }
}

/**
 * Returns the name to compare with the account; undefined until both are there. An IBAN identifies
 * it by itself: looking up other details by it must not compare, and count, the name once more.
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

/** Returns the facts about the amount that need no price. Without an exchange, it is what leaves. */
export function externalAmountFacts(
  { from, draft }: Chosen,
  typed: ParsedAmount | undefined,
  bounds: Pick<BoundedAmount, 'max' | 'limits'>,
): AmountFacts {
  const arriving = amountIn(typed)
  const leaving = from?.currencyCode === draft.currency ? arriving : undefined
  return { ...bounds, typed, arriving, leaving }
}

/** Returns the transfer to price; undefined while it is known to be more than may be sent. */
export function externalToPrice(
  chosen: Chosen,
  typed: ParsedAmount | undefined,
  fault: TransferAmountFault | undefined,
): ExternalTransferToPrice | undefined {
  const route = externalRoute(chosen)
  if (!route || !typed?.ok || isTooMuch(fault)) return undefined
  const { operation: _operation, ...to } = route
  return { ...to, permission: chosen.draft.permission, amount: typed.amount }
}

/** Judges a draft, except for its details. */
export function sendMoneyFaults(
  chosen: Chosen,
  amount: SendMoneyFaults['amount'],
): SendMoneyFaults {
  const { draft, from } = chosen
  return {
    from: from ? undefined : 'missing',
    country: countryFault(chosen),
    payeeName: draft.permission === '3d' ? nameFault(draft.payeeName) : undefined,
    amount,
    note: draft.note.trim().length > NOTE_LENGTH ? 'too_long' : undefined,
  }
}

function countryFault({ draft, ways, ibanCountry }: Chosen): SendMoneyFaults['country'] {
  if (draft.countryCode !== undefined) return ways?.length === 0 ? 'unreached' : undefined
  if (draft.routedBy === 'country') return 'missing'
  return ibanCountry === undefined ? undefined : 'unreached'
}

function nameFault(typed: string): SendMoneyFaults['payeeName'] {
  const name = typed.trim()
  if (name === '') return 'missing'
  return name.length > PAYEE_NAME_LENGTH ? 'too_long' : undefined
}

/** The parts from which a draft without faults becomes a payment. */
export interface CheckedTransfer {
  readonly transfer: ExternalTransferToPrice | undefined
  readonly quote: ExternalQuote | undefined
  /** Undefined while they have a fault. */
  readonly details: Details | undefined
  readonly faults: SendMoneyFaults
}

/** Returns the payment, at the price on show; undefined until there is a price and no fault. */
export function sendMoneyPayment(
  { draft, way }: Chosen,
  { transfer, quote, details, faults }: CheckedTransfer,
): ExternalPayment | undefined {
  if (!way || !transfer || !quote || !details) return undefined
  if (Object.values(faults).some(Boolean)) return undefined
  const expected = { expectedFromAmount: quote.fromAmount, expectedFee: quote.fee }
  const order = { ...transfer, ...named(draft), details: { ...details }, ...expected }
  return externalPayment(way.kind, { order, feeShare: draft.feeShare }, quote)
}

/** The customer's own account has their own name, which no order states. */
function named({ permission, payeeName, note }: SendMoneyDraft) {
  const text = note.trim()
  return {
    ...(permission === '3d' && { payeeName: payeeName.trim() }),
    ...(text && { note: text }),
  }
}
