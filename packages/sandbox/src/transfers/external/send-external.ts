import type { ExternalReceipt, transferMethods } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Handlers } from '../../http/index.ts'
import { holdOrPay, payExternal, type PaymentOrder } from '../../payments/index.ts'
import { prepareExternal } from './prepare-external.ts'

export const sendExternalHandlers = {
  sendEft: async (input, context) => send(await prepareExternal('eft', input, context), context),
  sendWire: async (input, context) => send(await prepareExternal('wire', input, context), context),
  sendCrypto: async (input, context) =>
    send(await prepareExternal('cryptoEft', input, context), context),
  sendInstant: async (input, context) =>
    send(await prepareExternal('instant', input, context), context),
  sendOct: async (input, context) => send(await prepareExternal('oct', input, context), context),
  sendInterac: async (input, context) =>
    send(await prepareExternal('interac', input, context), context),
} satisfies Partial<Handlers<typeof transferMethods>>

async function send(
  order: PaymentOrder & Required<Pick<PaymentOrder, 'external'>>,
  context: CallerContext,
): Promise<ExternalReceipt> {
  const price = { fromAmount: order.amount, fee: order.fee, feeCurrencyCode: order.currencyCode }
  const payeeName = order.external?.payeeName ?? ''
  return { ...price, ...(await holdOrPay(context, order, { payeeName, pay: payExternal })) }
}
