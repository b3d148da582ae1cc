import { configureStore } from '@reduxjs/toolkit'
import type { Sixpence } from '@sixpence/core'
import { bankApi } from './bank-api.ts'

// In development each action would be followed by a walk through all that was ever fetched, which a
// long history makes slow. Actions themselves are still looked at.
const KEPT = { ignoredPaths: [bankApi.reducerPath] }

/** One store per {@link Sixpence}, so that two banks on one page never share a cache. */
export function createStore(sixpence: Sixpence) {
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
