import type { transferMethods } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'
import { approvalNeeded, payP2p, recordOrder } from '../payments/index.ts'
import { prepareP2p } from './prepare-p2p.ts'

export const sendP2pTransferHandlers = {
  sendP2p: async (input, context) => {
    const { order, payee } = await prepareP2p(input, context)
    const price = { fee: order.fee, feeCurrencyCode: order.currencyCode }
    const approval = await approvalNeeded(context, order, { payeeName: payee.name })
    if (approval) return { ...price, approval }
    const paymentId = await recordOrder(context, order)
    return { ...price, transactionId: await payP2p(context, paymentId, order) }
  },
} satisfies Partial<Handlers<typeof transferMethods>>
