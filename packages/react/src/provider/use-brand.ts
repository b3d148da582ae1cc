import type { Brand } from '@sixpence/core/brand'
import { useProviderContext } from './sixpence-context.ts'

/** Returns the bank's name and what it allows. Its looks are in its `theme.css`. */
export function useBrand(): Brand {
  return useProviderContext().brand
}
