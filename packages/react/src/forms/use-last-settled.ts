import { useState } from 'react'
import { useDebouncedValue } from './use-debounced-value.ts'

/**
 * Returns the value from the last time that it didn't change for `pauseMs`; the first value until
 * then.
 *
 * @param value Compared by its JSON.
 */
export function useLastSettled<Value>(value: Value, pauseMs: number): Value {
  const settled = useDebouncedValue(value, pauseMs)
  const [last, setLast] = useState(value)
  const isNew = settled !== undefined && JSON.stringify(settled) !== JSON.stringify(last)
  if (isNew) setLast(settled)
  return isNew ? settled : last
}
