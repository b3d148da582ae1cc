import { activeOwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { lockAccounts } from '../../ledger/index.ts'
import {
  checkFunds,
  type ExternalOrder,
  holdForOrder,
  isOwedToBank,
  orderOf,
  type SingleOrder,
  payOrder,
} from '../../payments/index.ts'
import {
  checkExpected,
  checkLimits,
  feeOf,
  holdPayer,
  moveOwnTransfer,
  priceAgain,
  priceOwnTransfer,
} from '../../transfers/index.ts'
import type { PaymentRequestRow } from '../request-row.ts'

/**
 * Moves the money of a locked request, checking price, limits and balance as they are now. Returns
 * the transaction's id.
 *
 * @throws {Refusal} With the reason.
 */
export function settleRequest(row: PaymentRequestRow, context: CallerContext): Promise<string> {
  const order = orderOf(row)
  switch (order.operation) {
    case 'ownSameCurrency':
    case 'ownCrossCurrency':
      return moveBetweenOwn(row, order, context)
    case 'p2p':
    case 'checkout':
      return payOther({ id: row.payment_id, order }, context)
    case 'invoice':
      return payInvoice({ id: row.payment_id, order }, context)
    case 'refund':
      // The amount paid limits it.
      return payOrder(context, { id: row.payment_id, order })
    default:
      return payExternal({ id: row.payment_id, order }, context)
  }
}

interface PayableRequest<Order extends SingleOrder = SingleOrder> {
  readonly id: string
  readonly order: Order
}

/** Pays at the current price: if it isn't the approved one, the request needs a new approval. */
async function payExternal(
  request: PayableRequest<ExternalOrder>,
  context: CallerContext,
): Promise<string> {
  const { order } = request
  await holdForOrder(context, order)
  const priced = await priceAgain(context, order)
  checkExpected(order.amount, priced.fromAmount, 'expectedFromAmount')
  checkExpected(order.fee, priced.fee, 'expectedFee')
  await checkLimits(context, { ...order, param: 'amount' })
  return payOrder(context, request)
}

async function payOther(request: PayableRequest, context: CallerContext): Promise<string> {
  const { order } = request
  const { operation, currencyCode } = order
  await holdForOrder(context, order)
  const { decimals } = await activeOwnAccount(context, order.fromAccount, 'fromAccount')
  checkExpected(
    order.fee,
    await feeOf(context.sql, operation, { amount: order.amount, decimals }),
    'expectedFee',
  )
  await checkLimits(context, { operation, currencyCode, amount: order.amount, param: 'amount' })
  return payOrder(context, request)
}

/** Its fee is the one it was sent with. */
async function payInvoice(request: PayableRequest, context: CallerContext): Promise<string> {
  const { order } = request
  await holdForOrder(context, order)
  if (isOwedToBank(order)) await holdPayer(context)
  else await checkLimits(context, { ...order, param: 'amount' })
  return payOrder(context, request)
}

async function moveBetweenOwn(
  row: PaymentRequestRow,
  order: SingleOrder,
  context: CallerContext,
): Promise<string> {
  const { fromAccount, toAccount } = order
  const { to_amount: toAmount } = row
  if (toAmount === null) throw new Error('A request does not say what is to arrive.')
  await lockAccounts(context.sql, [fromAccount, toAccount])
  const transfer = await priceOwnTransfer(context, { fromAccount, toAccount, toAmount })
  // Only what was approved moves: another price needs a new approval.
  checkExpected(order.amount, transfer.fromAmount, 'expectedFromAmount')
  checkExpected(order.fee, transfer.fee, 'expectedFee')
  await checkLimits(context, { ...order, param: 'toAmount' })
  await checkFunds(context, order)
  return moveOwnTransfer(context, row.payment_id, transfer)
}
