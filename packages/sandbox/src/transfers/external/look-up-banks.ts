import { intlLocale, type Locale } from '@sixpence/protocol'
import type { transferMethods } from '@sixpence/protocol/schemas'
import type { Sql } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { checkedDetail } from './check-detail.ts'
import { payoutFields } from './payout-fields.ts'
import { payoutWays } from './payout-ways.ts'

export const lookUpBanksHandlers = {
  banks: async ({ countryCode }, { sql }) => ({
    items: await sql<{ id: string; name: string }>`
      select bank_code as id, name from payout_bank
      where country_code = ${countryCode} order by name`,
  }),

  instantBanks: async ({ countryCode }, { sql }) => ({
    items: await sql<{ id: string; name: string }>`
      select bank_code as id, name from payout_bank
      where country_code = ${countryCode} and exists (
        select from payout_way
        where payout_way.country_code = payout_bank.country_code and kind = 'instant')
      order by name`,
  }),

  branches: async ({ countryCode, bankCode }, { sql }) => ({
    items: await sql<{ id: string; name: string }>`
      select branch_code as id, name from payout_branch
      where country_code = ${countryCode} and bank_code = ${bankCode} order by name`,
  }),

  extraParams: async ({ countryCode, currency, operation }, { sql, locale }) => {
    const ways = await payoutWays(sql, countryCode)
    const way = ways.find(
      ({ kind, currencies }) => kind === operation && currencies.includes(currency),
    )
    if (!way) return { params: [] }
    const fields = (await payoutFields(sql, [way.form], locale)).get(way.form) ?? []
    return { params: fields.filter(({ optionsFrom }) => optionsFrom === 'extraParamsGet') }
  },

  swift: async ({ code }, { sql }) => {
    const bic = checkedDetail('bic', code, 'code')
    const [bank] = await sql<BankRow>`
      select * from payout_bank where bic in (${bic}, ${`${bic.slice(0, 8)}XXX`})
      order by bic = ${bic} desc limit 1`
    if (!bank) return { bank: {} }
    return { bank: { code: bic, ...bankFields(bank) } }
  },

  iban: async ({ iban: typed }, { sql, locale }) => {
    const iban = checkedDetail('iban', typed, 'iban')
    const countryIsoCode = iban.slice(0, 2)
    const country = { countryIsoCode, country: countryName(countryIsoCode, locale) }
    const bank = await bankOfIban(iban, sql)
    return { bank: bank ? { ...country, ...bankFields(bank), SWIFT: bank.bic } : country }
  },
} satisfies Partial<Handlers<typeof transferMethods>>

interface BankRow extends Record<string, unknown> {
  readonly country_code: string
  readonly bank_code: string
  readonly name: string
  readonly bic: string
  readonly address: string
  readonly city: string
  readonly zip_code: string | null
}

// In every country of the table the national number begins with the bank's code.
const bankOfIban = async (iban: string, sql: Sql): Promise<BankRow | undefined> => {
  const [bank] = await sql<BankRow>`
    select * from payout_bank
    where country_code = ${iban.slice(0, 2)} and starts_with(${iban.slice(4)}, bank_code)
    order by length(bank_code) desc limit 1`
  return bank
}

function bankFields({ name, address, city, zip_code, country_code }: BankRow) {
  return {
    bankName: name,
    address,
    city,
    countryIsoCode: country_code,
    ...(zip_code !== null && { zipCode: zip_code }),
  }
}

function countryName(code: string, locale: Locale): string {
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'region' })
  return names.of(code) ?? code
}
