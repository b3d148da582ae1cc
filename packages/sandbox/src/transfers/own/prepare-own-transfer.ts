import { type OwnTransferOrder, utcDay } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { lockAccounts } from '../../ledger/index.ts'
import { checkFunds, type OwnOrder } from '../../payments/index.ts'
import { termsFrom } from '../../subscriptions/index.ts'
import { checkExpected } from '../check-expected.ts'
import { checkLimits } from '../check-limits.ts'
import { priceOwnTransfer, type PricedOwnTransfer } from './price-own-transfer.ts'

/**
 * Turns the input into an order, and locks its accounts until the transaction ends. Nothing moves
 * yet.
 *
 * @throws {Refusal} With the reason.
 */
export async function prepareOwnTransfer(
  input: OwnTransferOrder,
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<{ readonly order: OwnOrder; readonly transfer: PricedOwnTransfer }> {
  const subscription = termsFrom(input, utcDay(context.clock.now()))
  await lockAccounts(context.sql, [input.fromAccount, input.toAccount])
  const transfer = await priceOwnTransfer(context, input)
  checkExpected(input.expectedFromAmount, transfer.fromAmount, 'expectedFromAmount')
  checkExpected(input.expectedFee, transfer.fee, 'expectedFee')
  const { source, target, operation, fromAmount, toAmount, fee } = transfer
  const order: OwnOrder = {
    operation,
    fromAccount: source.id,
    toAccount: target.id,
    currencyCode: source.currencyCode,
    amount: fromAmount,
    fee,
    toAmount,
    subscription,
  }
  await checkLimits(context, { ...order, param: 'toAmount' })
  await checkFunds(context, order)
  return { order, transfer }
}
