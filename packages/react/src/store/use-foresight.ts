import type { Draft } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import type { Answered } from './answered.ts'
import { bankApi } from './bank-api.ts'
import type { BankReduxStore } from './create-store.ts'
import type { CallName } from './domain-calls.ts'
import { useDispatch } from './store-context.ts'

/** The change that a write will make to a kept answer. */
export interface Foresight<Answer> {
  /** The answered call, without an input. */
  readonly of: CallName & { useRead(): Answered<Answer> }
  readonly change: (answer: Draft<Answer>) => void
}

/**
 * Returns a function that shows an expected change at once. That function returns another, which
 * undoes the change.
 */
export function useForesight() {
  const dispatch = useDispatch<BankReduxStore['dispatch']>()
  return useCallback(
    ({ of: { domain, name }, change }: Foresight<unknown>) =>
      dispatch(bankApi.util.updateQueryData('read', { domain, name, input: {} }, change)).undo,
    [dispatch],
  )
}
