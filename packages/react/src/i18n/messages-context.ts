import { createContext, useContext } from 'react'
import type { MessageStore } from './message-store.ts'

/** Undefined outside of a `MessagesProvider`; read it with {@link useMessageStore}. */
export const MessagesContext = createContext<MessageStore | undefined>(undefined)

/** Where the bank is at home: for whoever's browser names no region of their language. */
export const RegionContext = createContext<string | undefined>(undefined)

/** The texts around this component. Throws outside a `MessagesProvider`: that is a defect. */
export function useMessageStore(): MessageStore {
  const store = useContext(MessagesContext)
  if (!store) throw new Error('Texts are read outside of a SixpenceProvider or MessagesProvider')
  return store
}
