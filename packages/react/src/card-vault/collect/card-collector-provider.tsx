import type { ReactNode } from 'react'
import type { CardCollector } from './card-collector.ts'
import { CardCollectorContext } from './card-collector-context.ts'

export interface CardCollectorProviderProps {
  /** Make it once, outside of rendering. */
  collector: CardCollector
  children: ReactNode
}

/** Has the numbers of cards typed in another frame than the one that the bank names. */
export function CardCollectorProvider({ collector, children }: CardCollectorProviderProps) {
  return <CardCollectorContext.Provider value={collector}>{children}</CardCollectorContext.Provider>
}
