import { useEffect, useState } from 'react'

/** The pause in typing, in milliseconds, before a request is sent. */
export const TYPING_PAUSE_MS = 200

/**
 * Returns the latest value once it hasn't changed for `pauseMs`. Returns undefined while it
 * changes, so that an answer to an older value is never shown for the newer one.
 *
 * @param value Compared by its JSON.
 */
export function useDebouncedValue<Value>(value: Value | undefined, pauseMs: number) {
  const text = value === undefined ? undefined : JSON.stringify(value)
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return text === settled ? value : undefined
}
