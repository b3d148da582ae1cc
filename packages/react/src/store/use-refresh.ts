import { useCallback } from 'react'
import { bankApi } from './bank-api.ts'
import { type CallName, oldAfter } from './domain-calls.ts'
import { useDispatch } from './store-context.ts'
import { answers } from './tags.ts'

/** Returns a function that refreshes the answers that a call makes stale. */
export function useRefresh(): (call: CallName) => void {
  const dispatch = useDispatch()
  return useCallback(
    call => void dispatch(bankApi.util.invalidateTags(answers(...oldAfter(call)))),
    [dispatch],
  )
}
