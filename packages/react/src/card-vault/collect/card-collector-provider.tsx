import type { ReactNode } from 'react'
import type { CardCollector } from './card-collector.ts'
import { CardCollectorContext } from './card-collector-context.ts'

export interface CardCollectorProviderProps {
  /** The collector. Create it once, outside of rendering. */
  collector: CardCollector
  children: ReactNode
}

/** Provides another frame for card numbers than the one that the bank names. */
export function CardCollectorProvider({ collector, children }: CardCollectorProviderProps) {
  return <CardCollectorContext.Provider value={collector}>{children}</CardCollectorContext.Provider>
}
