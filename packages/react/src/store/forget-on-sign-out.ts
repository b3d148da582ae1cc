import type { Sixpence } from '@sixpence/core'
import { bankApi } from './bank-api.ts'
import type { BankReduxStore } from './create-store.ts'

/**
 * Empties the cache when the customer leaves or becomes another one, in whichever tab that happens.
 * The returned function ends the watch.
 */
export function forgetOnSignOut(store: BankReduxStore, { session }: Sixpence): () => void {
  const present = () => {
    const state = session.getSnapshot()
    return state.status === 'signed_in' ? state.userId : undefined
  }
  let last = present()
  return session.subscribe(() => {
    const now = present()
    if (last !== undefined && now !== last) store.dispatch(bankApi.util.resetApiState())
    last = now
  })
}
