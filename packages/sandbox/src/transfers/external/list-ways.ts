import type { PayoutWay } from '@sixpence/protocol'
import type { transferMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import type { Handlers } from '../../http/index.ts'
import { limitsOf } from '../limits-of.ts'
import { payoutFeeOf } from '../schedules.ts'
import { arrivalOf } from '../../payments/index.ts'
import { payoutFields } from './payout-fields.ts'
import { isKindOpen, payoutWays, type PayoutWayRow } from './payout-ways.ts'

export const listWaysHandlers = {
  countries: async ({ permission }, { sql, caller }) => {
    const ways = await payoutWays(sql)
    const open = ways.filter(({ kind }) => isKindOpen(caller, kind, permission))
    const codes = [...new Set(open.map(({ countryCode }) => countryCode))]
    const countries = codes.map(countryCode => {
      const kinds = open.filter(way => way.countryCode === countryCode).map(({ kind }) => kind)
      return { countryCode, kinds: [...new Set(kinds)] }
    })
    return { countries }
  },

  ways: async ({ countryCode, permission }, context) => {
    const { sql, caller, locale } = context
    const rows = await payoutWays(sql, countryCode)
    const open = rows.filter(({ kind }) => isKindOpen(caller, kind, permission))
    const forms = open.map(({ form }) => form)
    const fields = await payoutFields(sql, forms, locale)
    const ways: PayoutWay[] = []
    for (const row of open) {
      ways.push({ ...(await offerOf(row, context)), fields: [...(fields.get(row.form) ?? [])] })
    }
    return { ways }
  },
} satisfies Partial<Handlers<typeof transferMethods>>

async function offerOf(
  { kind, rail, currencies, speed }: PayoutWayRow,
  { sql, clock }: CallerContext,
): Promise<Omit<PayoutWay, 'fields'>> {
  const { minimum, maximum } = await limitsOf(sql, kind)
  return {
    kind,
    rail,
    currencies: [...currencies],
    fee: await payoutFeeOf(sql, kind),
    minimum,
    ...(maximum !== undefined && { maximum }),
    arrivesAt: arrivalOf(speed, clock.now()).toISOString(),
  }
}
