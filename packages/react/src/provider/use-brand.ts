import type { Brand } from '@sixpence/core/brand'
import { useSurroundings } from './sixpence-context.ts'

/** What this bank is called and allows. Its looks are in its `theme.css`. */
export function useBrand(): Brand {
  return useSurroundings().brand
}
