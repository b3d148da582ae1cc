import { createContext, useContext } from 'react'
import type { MessageStore } from './message-store.ts'

/** Undefined outside of a `MessagesProvider`; read it with {@link useMessageStore}. */
export const MessagesContext = createContext<MessageStore | undefined>(undefined)

/** The bank's region, for browsers whose language has none. */
export const RegionContext = createContext<string | undefined>(undefined)

/** Returns the texts around this component. Throws outside a `MessagesProvider`, which is a defect. */
export function useMessageStore(): MessageStore {
  const store = useContext(MessagesContext)
  if (!store) throw new Error('Texts are read outside of a SixpenceProvider or MessagesProvider')
  return store
}
