import { answers } from './tags.ts'
import type { UnknownAction } from '@reduxjs/toolkit'
import { ACCOUNT_REFRESH } from '@sixpence/core/accounts'
import { bankApi } from './bank-api.ts'
import { throttled } from './throttled.ts'

interface Dispatching {
  readonly dispatch: (action: UnknownAction) => unknown
}

const refreshes = new WeakMap<Dispatching, () => void>()

/** Requests the balances again, at most every three seconds however often it is called. */
export function refreshAccounts(store: Dispatching): void {
  const known = refreshes.get(store)
  if (known) return known()
  const refresh = throttled(ACCOUNT_REFRESH.everyMs, () => {
    store.dispatch(bankApi.util.invalidateTags(answers('accounts')))
  })
  refreshes.set(store, refresh)
  refresh()
}
