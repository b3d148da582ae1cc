import { feeOf } from '../payments/index.ts'
import type { transferMethods } from '@sixpence/protocol/schemas'
import { activeOwnAccount } from '../accounts/index.ts'
import type { Handlers } from '../http/index.ts'
import { add, roundHalfUp } from '../money/index.ts'
import { checkDecimals } from './check-decimals.ts'

export const quoteP2pTransferHandlers = {
  quoteP2p: async ({ fromAccount, amount }, context) => {
    const source = await activeOwnAccount(context, fromAccount, 'fromAccount')
    checkDecimals(amount, source, 'amount')
    const fee = await feeOf(context.sql, 'p2p', { amount, decimals: source.decimals })
    const total = roundHalfUp(add(amount, fee), source.decimals)
    return { fee, feeCurrencyCode: source.currencyCode, total }
  },
} satisfies Partial<Handlers<typeof transferMethods>>
