import type { Bank } from '@sixpence/core/bank'
import { useEffect, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { SixpenceContext, useSixpence } from '../provider/index.ts'
import type { BankReduxStore } from './create-store.ts'
import { forgetOnSignOut } from './forget-on-sign-out.ts'
import { refreshOnNotice } from './refresh-on-notice.ts'
import { firstStore, showStore } from './store-ahead.ts'
import { StoreContext } from './store-context.ts'

export interface BankStoreProps {
  /** The bank, if `SixpenceProvider` was given only a session. */
  sixpence?: Bank | undefined
  children: ReactNode
}

/**
 * Keeps the bank's answers for everything inside it; components that show a customer's data need
 * it. Load it after sign-in (`lazy(() => import('@sixpence/react/store'))`), because it contains
 * the whole cache.
 */
export function BankStore({ sixpence, children }: BankStoreProps) {
  return sixpence ? (
    <SixpenceContext.Provider value={sixpence}>
      <StoreOfBank>{children}</StoreOfBank>
    </SixpenceContext.Provider>
  ) : (
    <StoreOfBank>{children}</StoreOfBank>
  )
}

function StoreOfBank({ children }: { children: ReactNode }) {
  const sixpence = useSixpence()
  return (
    <KeyedStore key={keyOf(sixpence)} sixpence={sixpence}>
      {children}
    </KeyedStore>
  )
}

function KeyedStore({ sixpence, children }: { sixpence: Bank; children: ReactNode }) {
  const [store] = useState<BankReduxStore>(() => firstStore(sixpence))
  useEffect(() => {
    const stops = [
      forgetOnSignOut(store, sixpence),
      refreshOnNotice(store, sixpence),
      showStore(sixpence),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, sixpence])
  return (
    <Provider store={store} context={StoreContext}>
      {children}
    </Provider>
  )
}

const keys = new WeakMap<Bank, number>()
let lastKey = 0

// Another bank gets another store: no answer of one bank is shown for the other.
function keyOf(sixpence: Bank): number {
  const known = keys.get(sixpence)
  if (known !== undefined) return known
  lastKey += 1
  keys.set(sixpence, lastKey)
  return lastKey
}
