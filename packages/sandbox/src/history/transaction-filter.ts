import { type InputOf, type listTransactions, TRANSACTION_TYPE } from '@sixpence/protocol'
import { invalid } from '../payments/index.ts'

/** What the customer asked to see, in the database's terms: null means not asked for. */
export interface TransactionFilter {
  readonly accountId: string | null
  readonly keyword: string | null
  readonly type: string | null
  readonly withoutFees: boolean
  readonly from: Date | null
  readonly before: Date | null
  readonly fromAmount: string | null
  readonly toAmount: string | null
  readonly direction: 'in' | 'out' | null
  readonly status: string | null
  readonly email: string | null
  /** From 1. */
  readonly page: number
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Reads the filter of a call. Days are days in UTC, the last one included.
 *
 * @throws {Refusal} `VF` with the field.
 */
export function transactionFilter(input: InputOf<typeof listTransactions>): TransactionFilter {
  const last = day(input.toDate, 'toDate')
  return {
    accountId: asked(input.accountId),
    keyword: searched(input.keyword),
    type: typeWord(input.transactionType),
    withoutFees: input.withoutFees === true,
    from: day(input.fromDate, 'fromDate'),
    before: last && new Date(last.getTime() + DAY_MS),
    fromAmount: asked(input.fromAmount),
    toAmount: asked(input.toAmount),
    direction: asked(input.transactionDirection),
    status: asked(input.status),
    email: searched(input.email),
    page: pageNumber(input.pageNumber),
  }
}

const asked = <Value>(value: Value | undefined): Value | null => value ?? null

const searched = (text = ''): string | null => text.trim().toLowerCase() || null

function day(text: string | undefined, param: string): Date | null {
  if (text === undefined) return null
  const date = new Date(`${text}T00:00:00.000Z`)
  // The 30th of February is neither refused nor kept by Date: it becomes a day in March.
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return date
  throw invalid(param, 'There is no such day.')
}

function typeWord(id = 0): string | null {
  if (id === 0) return null
  const word = Object.entries(TRANSACTION_TYPE).find(([known]) => Number(known) === id)?.[1]
  if (word === undefined) throw invalid('transactionType', 'There is no such type.')
  return word
}

const MOST_PAGES = 1_000_000

function pageNumber(page = 1): number {
  if (Number.isInteger(page) && page >= 1 && page <= MOST_PAGES) return page
  throw invalid('pageNumber', 'Pages are counted from 1.')
}
