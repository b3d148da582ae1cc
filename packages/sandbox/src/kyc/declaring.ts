import type { KycKind } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'

/** How a brand has the declaration of a business made. */
export type Declaring = Pick<Bank, 'signsDeclarations' | 'signingUrl'>

/** Whether a declaration is signed electronically; otherwise it is ticked, with a typed name. */
export const isSigned = (
  { kind }: { readonly kind: KycKind },
  { signsDeclarations }: Declaring,
): boolean => kind === 'business' && signsDeclarations
