import type { transferMethods } from '@sixpence/protocol/schemas'
import { availableAmount, type OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import {
  compare,
  type Decimal,
  exchangeRate,
  minorUnits,
  multiply,
  roundDown,
  smallest,
} from '../money/index.ts'
import { limitedRoute, type LimitedRoute } from './limited-route.ts'
import { limitsLeft } from './limits-left.ts'
import { mostBesideFee } from './schedules.ts'

export const getMaxAmountHandlers = {
  maxAmount: async ({ operation: type, fromAccount, toAccount, currency }, context) => {
    const route = await limitedRoute(context, { type, fromAccount, toAccount })
    const { source } = route
    const target = route.target ?? (await arrivingIn(currency, source, context))
    const rate = await exchangeRate(context.sql, source.currencyCode, target.currencyCode)
    if (rate === undefined)
      throw refuse.invalid('toAccount', 'There is no rate between these currencies.')
    const leaving = await mostThatCanLeave(context, route)
    return {
      // Rounded down to the unit, so that converting back and rounding up still fits.
      amount: roundDown(multiply(leaving, rate), target.decimals),
      currencyCode: target.currencyCode,
    }
  },
} satisfies Partial<Handlers<typeof transferMethods>>

/** Returns the currency in which it arrives. */
async function arrivingIn(
  currencyCode: string | undefined,
  source: Pick<OwnAccount, 'currencyCode' | 'decimals'>,
  { sql }: CallerContext,
): Promise<Pick<OwnAccount, 'currencyCode' | 'decimals'>> {
  if (currencyCode === undefined) return source
  const decimals = await minorUnits(sql, currencyCode)
  if (decimals === undefined)
    throw refuse.invalid('currency', 'There is no rate for this currency.')
  return { currencyCode, decimals }
}

/** Returns the maximum in the currency of the source; zero if less than the minimum could leave. */
async function mostThatCanLeave(
  context: CallerContext,
  { source, operation }: LimitedRoute,
): Promise<Decimal> {
  const available = await availableAmount(context, source.id)
  const limits = await limitsLeft(context, operation, source.currencyCode)
  const { minimum, maximum, dailyLeft, monthlyLeft } = limits
  const most = smallest(
    await mostBesideFee(context.sql, operation, { amount: available, decimals: source.decimals }),
    ...[maximum, dailyLeft, monthlyLeft].filter(limit => limit !== undefined),
  )
  return compare(most, minimum) < 0 ? '0' : most
}
