import type { ExternalKind, ExternalOrder, FeeShare } from '@sixpence/protocol'
import { activeOwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { houseAccount, lockAccounts } from '../../ledger/index.ts'
import {
  checkFunds,
  type ExternalOrder as ExternalPaymentOrder,
  type ExternalTerms,
} from '../../payments/index.ts'
import { checkExpected } from '../check-expected.ts'
import { checkLimits } from '../check-limits.ts'
import { checkDetails } from './check-details.ts'
import { checkLetters } from './check-letters.ts'
import { isKindOpen } from './payout-ways.ts'
import { priceExternal, type PricedExternal } from './price-external.ts'

type ExternalInput = ExternalOrder & { readonly feeShare?: FeeShare | undefined }

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/**
 * Turns the input into an order, and locks its accounts until the transaction ends. Nothing moves
 * yet.
 *
 * @throws {Refusal} With the reason; `13` without the flag of the kind.
 */
export async function prepareExternal(
  kind: ExternalKind,
  input: ExternalInput,
  context: Context,
): Promise<ExternalPaymentOrder> {
  if (!isKindOpen(context.caller, kind, input.permission)) {
    throw refuse.accessDenied('Your access does not allow this.')
  }
  const order = await orderExternal(kind, input, context)
  await lockAccounts(context.sql, [order.fromAccount, order.toAccount])
  // It may have been closed before the lock.
  await activeOwnAccount(context, order.fromAccount, 'fromAccount')
  await checkLimits(context, { ...order, operation: kind, param: 'amount' })
  await checkFunds(context, order)
  return order
}

/**
 * Turns the input into an order without asking for the flag of the kind, limits or money. Locks
 * nothing.
 *
 * @throws {Refusal} With the reason.
 */
export async function orderExternal(
  kind: ExternalKind,
  input: ExternalInput,
  context: Context,
): Promise<ExternalPaymentOrder> {
  const priced = await priceExternal(context, kind, input)
  const { source, fromAmount, fee, way, currencyCode } = priced
  const isOwn = input.permission === 'own'
  checkLetters(way.rail, { payeeName: isOwn ? undefined : input.payeeName, note: input.note })
  checkExpected(input.expectedFromAmount, fromAmount, 'expectedFromAmount')
  checkExpected(input.expectedFee, fee, 'expectedFee')
  return {
    operation: kind,
    fromAccount: source.id,
    toAccount: houseAccount(`clearing.${way.rail}`, currencyCode),
    external: await termsOf(input, priced, context),
    currencyCode: source.currencyCode,
    amount: fromAmount,
    fee,
    note: input.note,
  }
}

async function termsOf(
  input: ExternalInput,
  { way, currencyCode: currency, toAmount, deducted, rate }: PricedExternal,
  context: Context,
): Promise<ExternalTerms> {
  const { permission, countryCode, feeShare } = input
  return {
    rail: way.rail,
    permission,
    countryCode,
    currency,
    toAmount,
    deducted,
    rate,
    payeeName: await payeeNameOf(input, context),
    details: await checkDetails(input.details, way, context),
    ...(feeShare && { feeShare }),
  }
}

async function payeeNameOf(
  { permission, payeeName = '' }: ExternalInput,
  { sql, caller }: Context,
): Promise<string> {
  if (permission === '3d') {
    const name = payeeName.trim()
    if (name === '') throw refuse.invalid('payeeName', 'Say who is paid.')
    return name
  }
  const [own] = await sql<{ name: string }>`
    select full_name(customer) as name from customer where id = ${caller.customerId}`
  return own?.name ?? ''
}
