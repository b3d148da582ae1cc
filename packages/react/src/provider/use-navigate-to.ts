import type { Destination } from './destination.ts'
import { useProviderContext } from './sixpence-context.ts'

/**
 * Returns a function that hands the host the place the customer wants to go to; the host goes
 * there. It is always the same function.
 */
export function useNavigateTo(): (destination: Destination) => void {
  return useProviderContext().navigateTo
}
