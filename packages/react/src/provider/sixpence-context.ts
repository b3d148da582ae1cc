import type { Sixpence } from '@sixpence/core'
import type { Brand } from '@sixpence/core/brand'
import { createContext, useContext } from 'react'
import type { Destination } from './destination.ts'

/**
 * The parts of a bank that signing in needs: all of `createSession`'s handle, and a part of a
 * `Sixpence`.
 */
export type SignInClient = Pick<Sixpence, 'session' | 'signIn' | 'setLocale'>

/** The values that `SixpenceProvider` hands to all components inside it. */
export interface ProviderContextValue {
  /** Undefined on a page for people who aren't signed in. */
  readonly signInClient: SignInClient | undefined
  readonly brand: Brand
  readonly navigateTo: (destination: Destination) => void
}

/** Undefined outside a `SixpenceProvider`; read it with {@link useProviderContext}. */
export const ProviderContext = createContext<ProviderContextValue | undefined>(undefined)

/** The whole bank, if it was loaded later than its sign-in client. */
export const SixpenceContext = createContext<Sixpence | undefined>(undefined)

/** Returns the values that `SixpenceProvider` holds. Throws outside it: that is a defect. */
export function useProviderContext(): ProviderContextValue {
  const value = useContext(ProviderContext)
  if (!value) throw new Error('A component of the bank stands outside of a SixpenceProvider')
  return value
}
