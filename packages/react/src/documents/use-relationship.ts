import type { DocumentCategory } from '@sixpence/core'
import { useState } from 'react'

/** Why a document in somebody else's name counts. */
export interface Relationship {
  /** The document is in somebody else's name. */
  readonly isNeeded: boolean
  readonly setNeeded: (isNeeded: boolean) => void
  /** The number of the kind of proof; undefined while none is chosen. */
  readonly kind: number | undefined
  readonly setKind: (kind: number) => void
  readonly clear: () => void
}

/** What people may prove with somebody else's paper: a home, a phone, where money comes from. */
export const MAY_BE_OTHERS: ReadonlySet<DocumentCategory> = new Set([
  'address',
  'phone',
  'sourceOfWealth',
])

/** Keeps in whose name a document is, and what shows how they belong together. */
export function useRelationship(): Relationship {
  const [isNeeded, setNeeded] = useState(false)
  const [kind, setKind] = useState<number>()
  return {
    isNeeded,
    setNeeded,
    kind,
    setKind,
    clear() {
      setNeeded(false)
      setKind(undefined)
    },
  }
}
