import { merchantCalls, merchantMethods } from '@sixpence/protocol/merchant'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { randomId } from '../platform/index.ts'
import { logoClient, type LogoClient } from './logo-client.ts'
import { takingsClient, type TakingsClient } from './takings-client.ts'

type ByHand = keyof LogoClient | keyof TakingsClient | 'refund'

/**
 * A merchant's tools: API keys, webhooks, allowed addresses, IPN, logos and takings. Available as
 * `sixpence.merchant`; refunds are in `sixpence.payments`. Calls are for the customer acted for,
 * unless `customerId` names another.
 */
export interface Merchant
  extends ClientOf<typeof merchantMethods, ByHand>, LogoClient, TakingsClient {
  /** Returns a key for one order. Keep it with the order for all retries. */
  newKey(): string
}

/** Calls about a merchant's tools. */
export const merchant: Domain<Merchant, typeof merchantCalls> = {
  name: 'merchant',
  calls: merchantCalls,
  open({ call, callRest, subject, platform }) {
    const { refund: _refund, ...client } = clientOf(
      {
        call,
        callRest: (method, input, options) =>
          callRest(method, { customerId: subject()?.actsFor, ...input }, options),
      },
      merchantMethods,
    )
    return {
      newKey: () => randomId(platform),
      ...client,
      ...logoClient({ call }),
      ...takingsClient({ call }),
    }
  },
}
