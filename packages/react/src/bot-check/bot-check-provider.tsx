import type { ReactNode } from 'react'
import type { BotCheckAdapter } from './bot-check-adapter.ts'
import { BotCheckContext } from './bot-check-context.ts'

export interface BotCheckProviderProps {
  /** The adapter. Create it once, outside of rendering. */
  adapter: BotCheckAdapter
  children: ReactNode
}

/** Provides the bank's bot check to the forms inside that need one. */
export function BotCheckProvider({ adapter, children }: BotCheckProviderProps) {
  return <BotCheckContext.Provider value={adapter}>{children}</BotCheckContext.Provider>
}
