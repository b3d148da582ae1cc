import { useCallback } from 'react'
import { refreshAccounts } from './refresh-accounts.ts'
import { useStore } from './store-context.ts'

/** Returns a function that reads the balances again, at most every three seconds. */
export function useRefreshAccounts(): () => void {
  const store = useStore()
  return useCallback(() => refreshAccounts(store), [store])
}
