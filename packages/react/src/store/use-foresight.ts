import type { Draft } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import type { Answered } from './answered.ts'
import { bankApi } from './bank-api.ts'
import type { BankReduxStore } from './create-store.ts'
import type { CallName } from './domain-calls.ts'

/** What a change will make of an answer that is kept. */
export interface Foresight<Answer> {
  /** The call that was answered, without an input. */
  readonly of: CallName & { useRead(): Answered<Answer> }
  readonly change: (answer: Draft<Answer>) => void
}

/** Shows what is foreseen at once. What it answers takes that back. */
export function useForesight() {
  const dispatch = useDispatch<BankReduxStore['dispatch']>()
  return useCallback(
    ({ of: { domain, name }, change }: Foresight<unknown>) =>
      dispatch(bankApi.util.updateQueryData('read', { domain, name, input: {} }, change)).undo,
    [dispatch],
  )
}
