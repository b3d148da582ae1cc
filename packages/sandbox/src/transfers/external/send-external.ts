import type { ExternalReceipt } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { holdOrPay, payExternal, type ExternalOrder } from '../../payments/index.ts'
import { externalHandlers } from './external-handlers.ts'
import { prepareExternal } from './prepare-external.ts'

/** The calls that send money out of the bank, one for each kind. */
export const sendExternalHandlers = externalHandlers('send', async (kind, input, context) =>
  send(await prepareExternal(kind, input, context), context),
)

async function send(order: ExternalOrder, context: CallerContext): Promise<ExternalReceipt> {
  const price = { fromAmount: order.amount, fee: order.fee, feeCurrencyCode: order.currencyCode }
  const { payeeName } = order.external
  return { ...price, ...(await holdOrPay(context, order, { payeeName, pay: payExternal })) }
}
