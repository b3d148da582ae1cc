import {
  ACCESS_RIGHT,
  type DictionaryItem,
  intlLocale,
  type Locale,
  TRANSACTION_TYPE,
} from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { textsOf, writingOf } from '../language/index.ts'
import { TRANSACTION_TYPE_WORDS } from '../rendering/index.ts'
import { WORDS } from './words.ts'

const RIGHT_NAMES = textsOf('rightNames')

/** Lists the currencies of the bank's accounts. */
export async function currencies(locale: Locale, sql: Sql): Promise<DictionaryItem[]> {
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'currency' })
  const rows = await sql<{ code: string }>`select code from currency order by code`
  return rows.map(({ code }) => ({ id: code, name: capitalised(names.of(code) ?? code, locale) }))
}

/** Lists the types of transactions, and one for all of them. */
export const transactionTypes = (locale: Locale): DictionaryItem[] => [
  { id: 0, name: WORDS[locale].transactionTypes.all },
  ...Object.entries(TRANSACTION_TYPE).map(([id, type]) => ({
    id: Number(id),
    name: TRANSACTION_TYPE_WORDS[locale][type],
  })),
]

/** Lists the rights that a user can have for a customer. */
export const accessRights = (locale: Locale): DictionaryItem[] =>
  Object.entries(ACCESS_RIGHT).map(([id, right]) => ({
    id: Number(id),
    name: capitalised(RIGHT_NAMES[locale][right], locale),
  }))

const CURRENCY = 'EUR'
// Each is the end of one band and the start of the next.
const BOUNDS = ['1000', '5000', '20000', '100000']

/** Lists bands of monthly income. */
export function monthlyDeposits(locale: Locale): DictionaryItem[] {
  const { upTo, between, over } = WORDS[locale].estimatedMonthlyDeposits
  const { amount } = writingOf(locale)
  return [...BOUNDS, undefined].map((to, index) => {
    const from = BOUNDS[index - 1]
    const words = to === undefined ? over : from === undefined ? upTo : between
    const name = words
      .replace('{from}', amount(from ?? '0', CURRENCY))
      .replace('{to}', amount(to ?? '0', CURRENCY))
    return { id: index + 1, name }
  })
}

const capitalised = (name: string, locale: Locale): string =>
  name.charAt(0).toLocaleUpperCase(intlLocale(locale)) + name.slice(1)
