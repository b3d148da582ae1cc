import { calendarDay, type CalendarDay } from '@sixpence/core/locale'
import { useSyncExternalStore } from 'react'

/** Returns the current day in the customer's time zone. Changes at midnight while the page is open. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(watchDays, today, today)
}

const today = (): CalendarDay => calendarDay(new Date().toISOString())

function watchDays(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const waitForMidnight = () => {
    clearTimeout(timer)
    timer = setTimeout(follow, new Date().setHours(24, 0, 0, 0) - Date.now())
  }
  const follow = () => {
    tell()
    waitForMidnight()
  }
  waitForMidnight()
  // The timer of a device that slept over midnight is late.
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', follow)
  }
}
