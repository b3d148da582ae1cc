import { QueryStatus } from '@reduxjs/toolkit/query'
import { subjectOf } from '@sixpence/core/access'
import type { Bank } from '@sixpence/core/bank'
import { bankApi } from './bank-api.ts'
import type { BankReduxStore } from './create-store.ts'

/**
 * Empties the cache when the customer leaves or another one signs in, in any tab, or when the user
 * acts for someone else. Also empties it when somebody signs in while a screen has stayed and was
 * refused meanwhile, so that it asks again. The returned function ends the watch.
 */
export function forgetOnSignOut(store: BankReduxStore, { session, access }: Bank): () => void {
  const present = () => subjectOf(session, access)?.key
  let last = present()
  const follow = () => {
    const now = present()
    if (now !== last && (last !== undefined || wasRefused(store))) {
      store.dispatch(bankApi.util.resetApiState())
    }
    last = now
  }
  const stops = [session.subscribe(follow), access.subscribe(follow)]
  return () => {
    for (const stop of stops) stop()
  }
}

const wasRefused = (store: BankReduxStore): boolean =>
  Object.values(store.getState()[bankApi.reducerPath].queries).some(
    query => query?.status === QueryStatus.rejected,
  )
