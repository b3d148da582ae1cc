import type { Destination } from './destination.ts'
import { useProviderContext } from './sixpence-context.ts'

/** Says where the customer wants to go; going there is the host's. The same function always. */
export function useNavigateTo(): (destination: Destination) => void {
  return useProviderContext().navigateTo
}
