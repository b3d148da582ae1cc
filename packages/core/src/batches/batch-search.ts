import { isDay } from '@sixpence/protocol/utc-day'
import { BATCH_TYPES, LONGEST_SEARCH, type BatchType } from '@sixpence/protocol/batches'
import type { CalendarDay } from '../locale/index.ts'
import type { BatchFilter } from './batches.ts'

/** A search for batches, as held in a URL. */
export interface BatchSearch {
  /** A part of a name, a number or a paid address. */
  readonly search?: string | undefined
  /** Only these types, in the order the bank lists them; every type if empty. */
  readonly types?: readonly BatchType[] | undefined
  readonly from?: CalendarDay | undefined
  /** The last day, included. */
  readonly to?: CalendarDay | undefined
}

/** Reads a search from a URL's query, where types are a list or one text with commas. */
export function readBatchSearch(said: Readonly<Record<string, unknown>>): BatchSearch {
  const search = textOf(said['search'])
  const [from, to] = [textOf(said['from']), textOf(said['to'])]
  const types = typesOf(said['types'])
  return {
    ...(search !== '' && search.length <= LONGEST_SEARCH && { search }),
    ...(types.length > 0 && { types }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}

const textOf = (said: unknown) => (typeof said === 'string' ? said.trim() : '')

function typesOf(said: unknown): readonly BatchType[] {
  const named: readonly unknown[] = Array.isArray(said) ? said : textOf(said).split(',')
  return BATCH_TYPES.filter(type => named.includes(type))
}

/** Returns the filter to send to the bank for a search; days are in `timeZone`. */
export function batchFilter(search: BatchSearch, timeZone: string): BatchFilter {
  const { types, ...texts } = readBatchSearch({ ...search })
  const isDated = texts.from !== undefined || texts.to !== undefined
  return { ...texts, ...(types && { types: [...types] }), ...(isDated && { timeZone }) }
}
