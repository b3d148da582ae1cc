import type { transferMethods } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'
import {
  requestApproval,
  awaitApproval,
  mayApprove,
  PAYMENT_LIFE_MS,
  payP2p,
  recordOrder,
  needsApproval,
} from '../payments/index.ts'
import { prepareP2p } from './prepare-p2p.ts'

export const sendP2pTransferHandlers = {
  sendP2p: async (input, context) => {
    const { order, payee } = await prepareP2p(input, context)
    const price = { fee: order.fee, feeCurrencyCode: order.currencyCode }
    if (!mayApprove(context.caller)) {
      return { ...price, approval: await requestApproval(context, order) }
    }
    if (await needsApproval(context)) {
      const expiresAt = new Date(context.clock.now().getTime() + PAYMENT_LIFE_MS)
      const options = { payeeName: payee.name, expiresAt }
      return { ...price, approval: await awaitApproval(context, order, options) }
    }
    const paymentId = await recordOrder(context, order)
    return { ...price, transactionId: await payP2p(context, paymentId, order) }
  },
} satisfies Partial<Handlers<typeof transferMethods>>
