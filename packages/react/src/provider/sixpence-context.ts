import type { Sixpence } from '@sixpence/core'
import type { Brand } from '@sixpence/core/brand'
import { createContext, useContext } from 'react'
import type { Destination } from './destination.ts'

/** What signing in needs of a bank: all of `createSession`'s handle, and a part of a `Sixpence`. */
export type SignInClient = Pick<Sixpence, 'session' | 'signIn' | 'setLocale'>

/** What `SixpenceProvider` hands to all components inside it. */
export interface ProviderContextValue {
  /** Undefined on a page for people who are not signed in. */
  readonly signInClient: SignInClient | undefined
  readonly brand: Brand
  readonly navigateTo: (destination: Destination) => void
}

/** Undefined outside of a `SixpenceProvider`; read it with {@link useProviderContext}. */
export const ProviderContext = createContext<ProviderContextValue | undefined>(undefined)

/** The whole bank, where it was loaded later than its sign-in client. */
export const SixpenceContext = createContext<Sixpence | undefined>(undefined)

/** What `SixpenceProvider` holds. Throws outside of it: that is a defect. */
export function useProviderContext(): ProviderContextValue {
  const value = useContext(ProviderContext)
  if (!value) throw new Error('A component of the bank stands outside of a SixpenceProvider')
  return value
}
