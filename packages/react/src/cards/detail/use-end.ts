import { useEffect, useRef, useState } from 'react'
import { useCountdown } from '../../attempts/index.ts'

const SHOWN_MS = 30_000

/** Calls `onGone` after half a minute, or when the page is hidden. Returns the seconds left. */
export function useEnd(onGone: () => void) {
  const [until] = useState(() => Date.now() + SHOWN_MS)
  const latest = useRef(onGone)
  useEffect(() => {
    latest.current = onGone
  }, [onGone])
  useEffect(() => {
    const end = () => latest.current()
    const hide = () => {
      if (document.visibilityState === 'hidden') end()
    }
    const timer = setTimeout(end, until - Date.now())
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [until])
  return { seconds: useCountdown(until), leave: () => latest.current() }
}
