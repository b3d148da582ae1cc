import type { transferMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { type Decimal, roundDown } from '../money/index.ts'
import { limitedRoute } from './limited-route.ts'
import { limitsLeft } from './limits-left.ts'

export const getLimitsHandlers = {
  limits: async (input, context) => {
    const { source, operation } = await limitedRoute(context, input)
    const limits = await limitsLeft(context, operation, source.currencyCode)
    const written = (limit: Decimal) => roundDown(limit, source.decimals)
    return {
      min: written(limits.minimum),
      ...(limits.maximum !== undefined && { max: written(limits.maximum) }),
      ...(limits.dailyLeft !== undefined && { dailyLeft: limits.dailyLeft }),
      ...(limits.monthlyLeft !== undefined && { monthlyLeft: limits.monthlyLeft }),
      currencyCode: source.currencyCode,
    }
  },
} satisfies Partial<Handlers<typeof transferMethods>>
