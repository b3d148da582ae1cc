import type { transferMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../../http/index.ts'
import { requestApproval, mayApprove, recordOrder } from '../../payments/index.ts'
import { moveOwnTransfer } from './move-own-transfer.ts'
import { prepareOwnTransfer } from './prepare-own-transfer.ts'

export const sendOwnTransferHandlers = {
  sendOwn: async (input, context) => {
    const { order, transfer } = await prepareOwnTransfer(input, context)
    const price = { fee: order.fee, feeCurrencyCode: order.currencyCode }
    if (!mayApprove(context.caller)) {
      const { toAmount } = transfer
      return { ...price, approval: await requestApproval(context, order, { toAmount }) }
    }
    const paymentId = await recordOrder(context, order)
    return { ...price, transactionId: await moveOwnTransfer(context, paymentId, transfer) }
  },
} satisfies Partial<Handlers<typeof transferMethods>>
