import type { accountMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'

/** The currency that all rates of the bank refer to. */
const BASE = 'EUR'

export const listDefaultRatesHandlers = {
  rates: async (_input, { sql }) => ({
    baseCurrencyCode: BASE,
    rates: await sql<{ currencyCode: string; rate: string }>`
      select currency_code as "currencyCode", per_euro as rate
      from exchange_rate order by currency_code <> ${BASE}, currency_code`,
  }),
} satisfies Partial<Handlers<typeof accountMethods>>
