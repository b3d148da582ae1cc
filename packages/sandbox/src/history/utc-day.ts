import { invalid } from '../payments/index.ts'

const DAY_MS = 24 * 60 * 60_000

/** The moments of a filter by days, which are days in UTC; null means not asked for. */
export interface DayRange {
  readonly from: Date | null
  /** The first moment that is out again. */
  readonly before: Date | null
}

/**
 * Reads a filter by days, the last one included.
 *
 * @throws {Refusal} `VF` with the field.
 */
export function dayRange(asked: {
  fromDate?: string | undefined
  toDate?: string | undefined
}): DayRange {
  const last = utcDay(asked.toDate, 'toDate')
  return {
    from: utcDay(asked.fromDate, 'fromDate'),
    before: last && new Date(last.getTime() + DAY_MS),
  }
}

function utcDay(text: string | undefined, param: string): Date | null {
  if (text === undefined) return null
  const date = new Date(`${text}T00:00:00.000Z`)
  // The 30th of February is neither refused nor kept by Date: it becomes a day in March.
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return date
  throw invalid(param, 'There is no such day.')
}
