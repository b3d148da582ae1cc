import type { Sixpence } from '@sixpence/core'
import { useSurroundings } from './sixpence-context.ts'

/** The bank without a screen. */
export function useSixpence(): Sixpence {
  return useSurroundings().sixpence
}
