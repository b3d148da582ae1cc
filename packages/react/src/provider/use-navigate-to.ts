import type { Destination } from './destination.ts'
import { useSurroundings } from './sixpence-context.ts'

/** Says where the customer wants to go; going there is the host's. The same function always. */
export function useNavigateTo(): (destination: Destination) => void {
  return useSurroundings().navigateTo
}
