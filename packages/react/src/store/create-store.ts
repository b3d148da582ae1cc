import { configureStore } from '@reduxjs/toolkit'
import type { Bank } from '@sixpence/core/bank'
import { bankApi } from './bank-api.ts'

// In development RTK would check all fetched data after each action, which is slow with a long
// history. Actions themselves are still checked.
const KEPT = { ignoredPaths: [bankApi.reducerPath] }

/** One store per {@link Bank}, so that two banks on one page never share a cache. */
export function createStore(sixpence: Bank) {
  return configureStore({
    reducer: { [bankApi.reducerPath]: bankApi.reducer },
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: sixpence },
        immutableCheck: KEPT,
        serializableCheck: KEPT,
      }).concat(bankApi.middleware),
    devTools: false,
  })
}

/** The Redux store behind one `BankStore`. No part of the public API. */
export type BankReduxStore = ReturnType<typeof createStore>
