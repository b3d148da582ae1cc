import { useEffect, useState } from 'react'

/** Longer than between the clicks of a double click. */
const SETTLE_MS = 700

/**
 * Whether this window has only just come forward. A page may bring it under a pointer that is about
 * to click twice: until it has been there for a moment no click of a pointer counts.
 */
export function useSettling(): boolean {
  const [isSettling, setSettling] = useState(true)
  useEffect(() => {
    let timer = 0
    const settle = () => {
      setSettling(true)
      clearTimeout(timer)
      timer = window.setTimeout(() => setSettling(false), SETTLE_MS)
    }
    const seen = () => document.visibilityState === 'visible' && settle()
    settle()
    addEventListener('focus', settle)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', settle)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])
  return isSettling
}
