import type { Bank } from '@sixpence/core/bank'
import type { Brand } from '@sixpence/core/brand'
import { createContext, useContext } from 'react'
import type { Destination } from './destination.ts'

/**
 * A client as `SixpenceProvider` takes it: what `createSixpence`, `createBank` or `createSession`
 * returns.
 */
export type SixpenceClient = Pick<Bank, 'session' | 'signIn' | 'setLocale'>

/** The values that `SixpenceProvider` hands to all components inside it. */
export interface ProviderContextValue {
  /** Undefined on a page for people who aren't signed in. */
  readonly signInClient: SixpenceClient | undefined
  readonly brand: Brand
  readonly navigateTo: (destination: Destination) => void
}

/** Undefined outside a `SixpenceProvider`; read it with {@link useProviderContext}. */
export const ProviderContext = createContext<ProviderContextValue | undefined>(undefined)

/** The whole bank, if it was loaded later than its sign-in client. */
export const SixpenceContext = createContext<Bank | undefined>(undefined)

/** Returns the values that `SixpenceProvider` holds. Throws outside it: that is a defect. */
export function useProviderContext(): ProviderContextValue {
  const value = useContext(ProviderContext)
  if (!value)
    throw new Error(
      'A component of the bank is outside of SixpenceProvider: put the provider around it',
    )
  return value
}
