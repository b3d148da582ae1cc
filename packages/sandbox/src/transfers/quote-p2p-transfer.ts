import { quoteP2pTransfer } from '@sixpence/protocol'
import { activeOwnAccount } from '../accounts/index.ts'
import { namedMethodRoute } from '../http/index.ts'
import { add, roundHalfUp } from '../money/index.ts'
import { checkDecimals } from './check-decimals.ts'
import { feeOf } from './schedules.ts'

export const quoteP2pTransferRoute = namedMethodRoute(
  quoteP2pTransfer,
  async ({ fromAccount, amount }, context) => {
    const source = await activeOwnAccount(context, fromAccount, 'fromAccount')
    checkDecimals(amount, source, 'amount')
    const fee = await feeOf(context.sql, 'p2p', source.decimals)
    const total = roundHalfUp(add(amount, fee), source.decimals)
    return { fee, feeCurrencyCode: source.currencyCode, total }
  },
)
