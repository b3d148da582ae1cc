import type { Brand } from '@sixpence/core/brand'
import { useProviderContext } from './sixpence-context.ts'

/** What this bank is called and allows. Its looks are in its `theme.css`. */
export function useBrand(): Brand {
  return useProviderContext().brand
}
