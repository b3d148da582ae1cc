import { useEffect, useRef, useState } from 'react'

/** The shortest time between two announcements. */
const EVERY_MS = 5_000

/** Returns a text for a live region that changes often: the latest one, every five seconds. */
export function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState(text)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    const timer = setInterval(() => setSpoken(latest.current), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return spoken
}
