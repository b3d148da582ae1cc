import { EXTERNAL_KINDS, type ExternalKind } from '@sixpence/core/transfers'
import type { TransferKind } from '@sixpence/embed'
import type { TransferTarget } from '@sixpence/react/provider'

/** A form that offers some kinds of transfers. */
export interface TransferForm {
  readonly to: TransferTarget
  /** The kinds that a form for other banks offers. */
  readonly kinds?: readonly ExternalKind[]
}

/** Returns the forms for these kinds, in the order of each form's first kind. */
export function transferForms(kinds: readonly TransferKind[]): readonly TransferForm[] {
  const targets = [...new Set(kinds.map(targetOf))]
  return targets.map(to =>
    to === 'externalTransfer' ? { to, kinds: kinds.filter(leaves) } : { to },
  )
}

function targetOf(kind: TransferKind): TransferTarget {
  if (kind === 'own') return 'ownTransfer'
  return kind === 'p2p' ? 'p2pTransfer' : 'externalTransfer'
}

const leaves = (kind: TransferKind): kind is ExternalKind =>
  EXTERNAL_KINDS.some(external => external === kind)
