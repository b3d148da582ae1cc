import { useEffect, useState } from 'react'

/** How long typing has to pause before the bank is asked. */
export const TYPING_PAUSE_MS = 200

/**
 * The latest value once it has stood still for `pauseMs`; undefined while it still changes, so that
 * nothing that was asked for an older value can be taken for the newer one.
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
