import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs its argument after the press that has just left a field; at once if
 * there is none. A change during the press would move the button from under the pointer, and the
 * press would be lost.
 */
export function useAfterPress(): (then: () => void) => void {
  const isDown = useRef(false)
  useEffect(() => {
    const until = new AbortController()
    const note = (type: string, isPressed: boolean) =>
      document.addEventListener(
        type,
        () => {
          isDown.current = isPressed
        },
        { capture: true, signal: until.signal },
      )
    note('pointerdown', true)
    for (const type of ENDS) note(type, false)
    return () => until.abort()
  }, [])

  return useCallback(then => {
    if (!isDown.current) return then()
    const until = new AbortController()
    const end = () => {
      until.abort()
      // The click comes at the end of the press.
      setTimeout(then)
    }
    for (const type of ENDS) document.addEventListener(type, end, { signal: until.signal })
  }, [])
}

const ENDS = ['pointerup', 'pointercancel'] as const
