import { useState } from 'react'
import { useDebouncedValue } from './use-debounced-value.ts'

/**
 * The value as it was when it last stood still for `pauseMs`: the first one until then.
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
