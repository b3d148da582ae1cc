import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'

/** What can be sent to a wallet; it is exchanged into the currency of the account behind it. */
export const WALLET_CURRENCIES = ['BTC', 'BCH', 'ETH', 'LTC'] as const

/**
 * Makes the wallet through which an account takes in a crypto currency, and answers its address. An
 * account has one for each; whoever asks again is told the same address.
 */
export const createWallet = /* @__PURE__ */ namedMethod({
  name: 'walletCreate',
  access: 'customer',
  needs: 'initiate',
  permission: ['fundingByCrypto'],
  staff: 'never',
  input: z.object({
    currencyCode: z.enum(WALLET_CURRENCIES),
    accountId: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  output: z.object({ address: z.string() }),
})

export type WalletCurrency = (typeof WALLET_CURRENCIES)[number]
