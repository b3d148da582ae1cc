import { DAY_MS, type InputOf, MOST_DAYS_OF_TAKINGS, utcDay } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { dayRange } from '../input/index.ts'
import { refusalText } from '../language/index.ts'

const USUAL_DAYS = 30

/** The days of the takings, with their limits in time. */
export interface TakingsSpan {
  readonly fromDate: string
  readonly toDate: string
  readonly from: Date
  /** The first moment after it. */
  readonly before: Date
}

/**
 * Reads the days of the takings, which are days in UTC.
 *
 * @throws {Refusal} `VF` with the field.
 */
export function takingsSpan(
  input: InputOf<typeof merchantMethods.takings>,
  { clock, locale }: Pick<CallerContext, 'clock' | 'locale'>,
): TakingsSpan {
  const toDate = input.toDate ?? utcDay(clock.now())
  const usual = () => utcDay(new Date(Date.parse(toDate) - (USUAL_DAYS - 1) * DAY_MS))
  const fromDate = input.fromDate ?? usual()
  const { from, before } = dayRange({ fromDate, toDate })
  if (!from || !before) throw new Error('both days are named')
  const days = (before.getTime() - from.getTime()) / DAY_MS
  if (days < 1) throw refuse.invalid('fromDate', refusalText(locale, 'takingsTurned'))
  if (days > MOST_DAYS_OF_TAKINGS) {
    throw refuse.invalid('fromDate', refusalText(locale, 'takingsTooLong'))
  }
  return { fromDate, toDate, from, before }
}
