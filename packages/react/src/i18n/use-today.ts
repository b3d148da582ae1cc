import { calendarDay, type CalendarDay } from '@sixpence/core/locale'
import { useSyncExternalStore } from 'react'

/** The day that it is where the customer is. Follows when midnight passes over an open page. */
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
  // A device that slept over midnight wakes with a timer that has not gone on.
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', follow)
  }
}
