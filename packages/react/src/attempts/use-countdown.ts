import { useEffect, useState } from 'react'

const TICK_MS = 250

/**
 * Returns the whole seconds until a moment; 0 once it has passed or if there is none. Uses the wall
 * clock, so that it is right after a computer's sleep.
 */
export function useCountdown(until: number | undefined): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  const [counted, setCounted] = useState(until)
  if (counted !== until) {
    setCounted(until)
    setLeft(secondsUntil(until))
  }
  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setInterval(() => {
      setLeft(secondsUntil(until))
      if (secondsUntil(until) === 0) clearInterval(timer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return left
}

const secondsUntil = (until: number | undefined): number =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))
