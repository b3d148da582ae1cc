import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function, always the same one, that returns the value of the last render. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return useCallback(() => latest.current, [])
}
