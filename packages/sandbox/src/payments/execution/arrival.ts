import { daysLater, isWorkingDay, type RailCalendar } from './calendars.ts'

/** How fast a rail is: by working days with a cut-off, or by minutes day and night. */
export type RailSpeed =
  | {
      readonly calendar: RailCalendar
      /** `HH:MM` in UTC: what is asked for from then on counts for the next working day. */
      readonly cutOff: string
      /** How many working days later it lands. */
      readonly days: number
      /** `HH:MM` in UTC. */
      readonly lands: string
    }
  | { readonly calendar: null; readonly minutes: number }

/** When money that is sent at a moment arrives. */
export function arrivalOf(rail: RailSpeed, sentAt: Date): Date {
  if (rail.calendar === null) return new Date(sentAt.getTime() + rail.minutes * 60_000)
  const { calendar, cutOff, days, lands } = rail
  const [today = '', time = ''] = sentAt.toISOString().split('T')
  const isInTime = time < cutOff && isWorkingDay(calendar, today)
  const begins = isInTime ? today : nextWorkingDay(calendar, today)
  let day = begins
  for (let left = days; left > 0; left -= 1) day = nextWorkingDay(calendar, day)
  const landing = new Date(`${day}T${lands}:00.000Z`)
  // Of a rail that lands on the day itself, money never lands before it is sent.
  return landing > sentAt ? landing : arrivalOf({ ...rail, days: days + 1 }, sentAt)
}

function nextWorkingDay(calendar: RailCalendar, after: string): string {
  const day = daysLater(after, 1)
  return isWorkingDay(calendar, day) ? day : nextWorkingDay(calendar, day)
}
