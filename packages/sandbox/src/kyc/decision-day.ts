import { DAY_MS, utcDay } from '@sixpence/protocol'
const WORKING_DAYS = 2

/** Returns the day by which the bank has reviewed a submission, in UTC: two working days later. */
export function decisionDay(submittedAt: Date): string {
  let day = submittedAt
  for (let left = WORKING_DAYS; left > 0;) {
    day = new Date(day.getTime() + DAY_MS)
    if (!isWeekend(day)) left -= 1
  }
  return utcDay(day)
}

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6
