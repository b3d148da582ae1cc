import { useState } from 'react'
import { useFormats } from './use-formats.ts'

/** Formats an instant: as a time only, if it was on the day the screen was opened. */
export function useMoment(instant: string | undefined): string | undefined {
  const formats = useFormats()
  const [opened] = useState(() => new Date().toISOString())
  if (instant === undefined) return undefined
  const isToday = formats.dayOf(instant) === formats.dayOf(opened)
  return isToday ? formats.time(instant) : formats.dateTime(instant)
}
