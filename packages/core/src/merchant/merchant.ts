import { merchantCalls, merchantMethods } from '@sixpence/protocol/merchant'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { logoClient, type LogoClient } from './logo-client.ts'

/**
 * What merchants have at the bank: API keys, webhooks, allowed addresses, IPN, logos. Reached as
 * `sixpence.merchant`. Calls are for the customer acted for; a `customerId` names another.
 */
export interface Merchant extends ClientOf<typeof merchantMethods, keyof LogoClient>, LogoClient {}

/** The calls about a merchant's tools. */
export const merchant: Domain<Merchant, typeof merchantCalls> = {
  name: 'merchant',
  calls: merchantCalls,
  open: ({ call, callRest, subject }) => ({
    ...clientOf(
      {
        call,
        callRest: (method, input, options) =>
          callRest(method, { customerId: subject()?.actsFor, ...input }, options),
      },
      merchantMethods,
    ),
    ...logoClient({ call }),
  }),
}
