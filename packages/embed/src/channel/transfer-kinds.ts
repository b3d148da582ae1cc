/** The kinds of transfers an element can list in `kinds`. */
export const TRANSFER_KINDS = [
  'own',
  'p2p',
  'eft',
  'wire',
  'cryptoEft',
  'instant',
  'interac',
  'oct',
] as const

export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** The kinds of transfers an element lists. */
export interface NamedKinds {
  /** Without duplicates, in the given order. Empty if only unknown ones were listed. */
  readonly kinds: readonly TransferKind[]
  /** Listed but unknown, and left out. */
  readonly unknown: readonly string[]
}

// The default from before `kinds` existed.
const UNSAID: NamedKinds = { kinds: ['own'], unknown: [] }

/** Reads the attribute `kinds`: words separated by spaces, in any case. */
export function readTransferKinds(text = ''): NamedKinds {
  const words = [...new Set(text.split(/\s+/).filter(Boolean))]
  if (words.length === 0) return UNSAID
  const kinds = words.flatMap(word => kindOf(word) ?? [])
  return { kinds: [...new Set(kinds)], unknown: words.filter(word => !kindOf(word)) }
}

const kindOf = (word: string): TransferKind | undefined =>
  TRANSFER_KINDS.find(kind => kind.toLowerCase() === word.toLowerCase())
