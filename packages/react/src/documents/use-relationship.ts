import type { DocumentCategory } from '@sixpence/core/documents'
import { useState } from 'react'

/** The reason why a document in somebody else's name counts. */
export interface Relationship {
  /** True if the document is in somebody else's name. */
  readonly isNeeded: boolean
  readonly setNeeded: (isNeeded: boolean) => void
  /** The number of the kind of proof; undefined if none is chosen. */
  readonly kind: number | undefined
  readonly setKind: (kind: number) => void
  readonly clear: () => void
}

/** The categories that accept somebody else's document: home, phone, and source of money. */
export const MAY_BE_OTHERS: ReadonlySet<DocumentCategory> = new Set([
  'address',
  'phone',
  'sourceOfWealth',
])

/** Holds in whose name a document is, and the proof of their relationship. */
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
