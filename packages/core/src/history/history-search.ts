import { LONGEST_EMAIL } from '@sixpence/protocol/email-address'
import { isDay } from '@sixpence/protocol/utc-day'
import { TRANSACTION_TYPE, type TransactionType } from '@sixpence/protocol/history'
import { daysBefore, type CalendarDay } from '../locale/index.ts'
import type { HistoryFilter } from './history.ts'

/** The default range of a search without days, in days; `all` goes back to the beginning. */
export const HISTORY_PERIODS = { month: 30, quarter: 90, year: 365, all: undefined } as const

/** A period that ends today. A search's own days take precedence. */
export type HistoryPeriod = keyof typeof HISTORY_PERIODS

/** The status of a row in the history. */
export type TransactionStatus = NonNullable<HistoryFilter['status']>

/** A search in the history, as held in a URL: every field is text. */
export interface HistorySearch {
  readonly accountId?: string | undefined
  /** A part of a name, an address, a description or a transaction number. */
  readonly keyword?: string | undefined
  readonly transactionType?: TransactionType | undefined
  readonly transactionDirection?: 'in' | 'out' | undefined
  readonly status?: TransactionStatus | undefined
  /** Ignored if days are given; without either, the last 30 days. */
  readonly period?: HistoryPeriod | undefined
  readonly fromDate?: CalendarDay | undefined
  /** The last day, included. */
  readonly toDate?: CalendarDay | undefined
  readonly fromAmount?: string | undefined
  readonly toAmount?: string | undefined
  /** The other party's full email address. */
  readonly email?: string | undefined
}

const FIELDS: { readonly [Field in keyof HistorySearch]-?: (text: string) => boolean } = {
  accountId: text => /^\w{1,64}$/.test(text),
  keyword: text => text.length <= 200,
  transactionType: text => Object.values<string>(TRANSACTION_TYPE).includes(text),
  transactionDirection: text => text === 'in' || text === 'out',
  status: text => ['completed', 'processing', 'rejected'].includes(text),
  period: text => Object.hasOwn(HISTORY_PERIODS, text),
  fromDate: isDay,
  toDate: isDay,
  fromAmount: isAmount,
  toAmount: isAmount,
  email: text => text.length <= LONGEST_EMAIL,
}

function isAmount(text: string): boolean {
  return /^\d{1,15}(\.\d{1,8})?$/.test(text)
}

/** Reads a search from a URL's query; leaves out unknown fields. */
export function readHistorySearch(said: Readonly<Record<string, unknown>>): HistorySearch {
  const good = Object.entries(FIELDS).flatMap(([field, fits]) => {
    const text = said[field]
    const given = typeof text === 'string' ? text.trim() : ''
    return given !== '' && fits(given) ? [[field, given] as const] : []
  })
  // Each field was checked above.
  return Object.fromEntries(good) as HistorySearch
}

/** The current day, and the time zone of all days. */
export interface LocalDay {
  readonly today: CalendarDay
  /** An IANA name. */
  readonly timeZone: string
}

/** Returns the filter to send to the bank for a search. */
export function historyFilter(search: HistorySearch, place: LocalDay): HistoryFilter {
  const { transactionType: type, period = 'month', ...same } = search
  const id = Object.entries(TRANSACTION_TYPE).find(([, word]) => word === type)?.[0]
  const days = HISTORY_PERIODS[period]
  const hasDays = search.fromDate !== undefined || search.toDate !== undefined
  const since = hasDays || days === undefined ? {} : { fromDate: daysBefore(place.today, days - 1) }
  const filter = { ...same, ...since, ...(id !== undefined && { transactionType: Number(id) }) }
  const given = Object.entries(filter).filter(([, value]) => value !== undefined)
  const isDated = 'fromDate' in since || hasDays
  // The same fields, without undefined ones.
  const defined = Object.fromEntries(given) as typeof filter
  return { ...defined, ...(isDated && { timeZone: place.timeZone }) }
}
