import { describe, expect, it } from 'vitest'
import { rateSchema } from '@sixpence/protocol/schemas'
import { testDatabase } from '../../tests/test-database.ts'
import { divide, exchangeRate, multiply } from './index.ts'

const held = testDatabase()
const MARGIN = 0.005

describe('a rate', () => {
  it('takes the bank’s margin and nothing that anybody would feel, whatever the units', async () => {
    const { sql } = held.database
    const rates = await sql<{ code: string; perEuro: string }>`
      select currency_code as code, per_euro as "perEuro" from exchange_rate order by 1`
    for (const from of rates) {
      for (const to of rates.filter(({ code }) => code !== from.code)) {
        const rate = (await exchangeRate(sql, from.code, to.code)) ?? ''
        expect([from.code, to.code, rateSchema.safeParse(rate).success]).toEqual([
          from.code,
          to.code,
          true,
        ])
        const middle = divide(to.perEuro, from.perEuro)
        const part = Number(divide(rate, multiply(middle, String(1 - MARGIN))))
        expect([from.code, to.code, part > 0.999_999 && part <= 1]).toEqual([
          from.code,
          to.code,
          true,
        ])
      }
    }
  })
})
