import { daysLater, isWorkingDay, type RailCalendar } from './calendars.ts'

/** The speed of a rail: working days with a cut-off, or minutes day and night. */
export type RailSpeed =
  | {
      readonly calendar: RailCalendar
      /** `HH:MM` in UTC: later orders count for the next working day. */
      readonly cutOff: string
      /** The number of working days until it arrives. */
      readonly days: number
      /** `HH:MM` in UTC. */
      readonly lands: string
    }
  | { readonly calendar: null; readonly minutes: number }

/** Returns the time at which money sent at a given time arrives. */
export function arrivalOf(rail: RailSpeed, sentAt: Date): Date {
  if (rail.calendar === null) return new Date(sentAt.getTime() + rail.minutes * 60_000)
  const { calendar, cutOff, days, lands } = rail
  const [today = '', time = ''] = sentAt.toISOString().split('T')
  const isInTime = time < cutOff && isWorkingDay(calendar, today)
  const begins = isInTime ? today : nextWorkingDay(calendar, today)
  let day = begins
  for (let left = days; left > 0; left -= 1) day = nextWorkingDay(calendar, day)
  const landing = new Date(`${day}T${lands}:00.000Z`)
  // On a same-day rail, money never arrives before it is sent.
  return landing > sentAt ? landing : arrivalOf({ ...rail, days: days + 1 }, sentAt)
}

function nextWorkingDay(calendar: RailCalendar, after: string): string {
  const day = daysLater(after, 1)
  return isWorkingDay(calendar, day) ? day : nextWorkingDay(calendar, day)
}
