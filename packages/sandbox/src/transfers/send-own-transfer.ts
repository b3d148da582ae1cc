import type { transferMethods } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'
import { lockAccounts, postEntry } from '../ledger/index.ts'
import {
  requestApproval,
  checkFunds,
  mayApprove,
  type PaymentOrder,
  recordOrder,
  settlePayment,
} from '../payments/index.ts'
import { checkExpected } from './check-expected.ts'
import { checkLimits } from './check-limits.ts'
import { ownTransferPostings } from './own-transfer-postings.ts'
import { priceOwnTransfer, type PricedOwnTransfer } from './price-own-transfer.ts'

export const sendOwnTransferHandlers = {
  sendOwn: async (input, context) => {
    await lockAccounts(context.sql, [input.fromAccount, input.toAccount])
    const transfer = await priceOwnTransfer(context, input)
    checkExpected(input.expectedFromAmount, transfer.fromAmount, 'expectedFromAmount')
    checkExpected(input.expectedFee, transfer.fee, 'expectedFee')
    const order = orderOf(transfer)
    await checkLimits(context, { ...order, param: 'toAmount' })
    await checkFunds(context, order)
    const price = { fee: order.fee, feeCurrencyCode: order.currencyCode }
    if (!mayApprove(context.caller)) {
      const { toAmount } = transfer
      return { ...price, approval: await requestApproval(context, order, { toAmount }) }
    }
    const paymentId = await recordOrder(context, order)
    const transactionId = await postEntry(context, {
      kind: 'ownTransfer',
      at: context.clock.now(),
      postings: ownTransferPostings(transfer),
    })
    await settlePayment(context, paymentId, transactionId)
    return { ...price, transactionId }
  },
} satisfies Partial<Handlers<typeof transferMethods>>

function orderOf({ source, target, operation, fromAmount, fee }: PricedOwnTransfer): PaymentOrder {
  return {
    operation,
    fromAccount: source.id,
    toAccount: target.id,
    currencyCode: source.currencyCode,
    amount: fromAmount,
    fee,
  }
}
