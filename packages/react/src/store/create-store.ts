import { configureStore } from '@reduxjs/toolkit'
import type { Sixpence } from '@sixpence/core'
import { bankApi } from './bank-api.ts'

/** One store per {@link Sixpence}, so that two banks on one page never share a cache. */
export function createStore(sixpence: Sixpence) {
  return configureStore({
    reducer: { [bankApi.reducerPath]: bankApi.reducer },
    middleware: defaults =>
      defaults({ thunk: { extraArgument: sixpence } }).concat(bankApi.middleware),
    devTools: false,
  })
}

export type BankReduxStore = ReturnType<typeof createStore>
