import { useEffect, useRef } from 'react'
import type { Answered } from './answered.ts'
import { bankApi } from './bank-api.ts'
import { isCancelled } from './cancelled.ts'
import type { BankReduxStore } from './create-store.ts'
import type { Question } from './domain-calls.ts'
import { useDispatch } from './store-context.ts'

/**
 * Aborts the request of the previous question, which nobody waits for. A component that still waits
 * for a request that another one cancelled, or waits for it again, asks again.
 */
export function useAbortPrevious(
  endpoint: 'readPages' | 'readPagesWhileShown',
  question: Question | undefined,
  { error, isFetching, refetch }: Pick<Answered<unknown>, 'error' | 'isFetching' | 'refetch'>,
): void {
  const dispatch = useDispatch<BankReduxStore['dispatch']>()
  const current = question && JSON.stringify(question)
  const before = useRef(current)
  useEffect(() => {
    const last = before.current
    before.current = current
    if (last === undefined || last === current) return
    const taken = JSON.parse(last) as Question // it was a question before it was a text
    dispatch(bankApi.util.getRunningQueryThunk(endpoint, taken))?.abort()
  }, [current, dispatch, endpoint])
  const isOwed = isCancelled(error) && !isFetching
  useEffect(() => {
    if (isOwed) refetch()
    // `refetch` is a new function after each answer, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOwed])
}
