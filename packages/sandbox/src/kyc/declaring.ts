import type { KycKind } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'

/** A brand's way of declaring a business. */
export type Declaring = Pick<Bank, 'signsDeclarations' | 'signingUrl'>

/**
 * Returns true if a declaration is signed electronically; otherwise it is a ticked box with a typed
 * name.
 */
export const isSigned = (
  { kind }: { readonly kind: KycKind },
  { signsDeclarations }: Declaring,
): boolean => kind === 'business' && signsDeclarations
