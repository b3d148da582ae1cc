import type { Sixpence } from '@sixpence/core'
import type { Brand } from '@sixpence/core/brand'
import { createContext, useContext } from 'react'
import type { Destination } from './destination.ts'

export interface SixpenceSurroundings {
  readonly sixpence: Sixpence
  readonly brand: Brand
  readonly navigateTo: (destination: Destination) => void
}

export const SixpenceContext = createContext<SixpenceSurroundings | undefined>(undefined)

/** What `SixpenceProvider` holds. Throws outside of it: that is a defect. */
export function useSurroundings(): SixpenceSurroundings {
  const surroundings = useContext(SixpenceContext)
  if (!surroundings) throw new Error('A component of the bank stands outside of a SixpenceProvider')
  return surroundings
}
