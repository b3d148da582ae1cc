import type { transferMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { attempt, checkLookup, holdOrPay, payP2p } from '../payments/index.ts'
import { prepareP2p } from './prepare-p2p.ts'

export const sendP2pTransferHandlers = {
  sendP2p: async (input, context) => {
    const refusal = await checkLookup(input.toEmail, context)
    if (refusal) return refusal
    // A refusal is returned and not thrown, so that it stays counted.
    return attempt(context.sql, async () => {
      const { order, payee } = await prepareP2p(input, context)
      const price = { fee: order.fee, feeCurrencyCode: order.currencyCode }
      const outcome = await holdOrPay(context, order, { payeeName: payee.name, pay: payP2p })
      return { ...price, ...outcome }
    })
  },
} satisfies Partial<Handlers<typeof transferMethods>>
