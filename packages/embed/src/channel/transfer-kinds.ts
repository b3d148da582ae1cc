/** The ways of moving money that an element can name in `kinds`. */
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

/** What an element says of the ways that it wants to be offered. */
export interface NamedKinds {
  /** Each once, in the order in which they were named. None: nothing that was named is known. */
  readonly kinds: readonly TransferKind[]
  /** What else was named, and is left out. */
  readonly unknown: readonly string[]
}

// What was offered before there was a choice.
const UNSAID: NamedKinds = { kinds: ['own'], unknown: [] }

/** Reads the attribute `kinds`: words with spaces between them, in whatever case. */
export function readTransferKinds(text = ''): NamedKinds {
  const words = [...new Set(text.split(/\s+/).filter(Boolean))]
  if (words.length === 0) return UNSAID
  const kinds = words.flatMap(word => kindOf(word) ?? [])
  return { kinds: [...new Set(kinds)], unknown: words.filter(word => !kindOf(word)) }
}

const kindOf = (word: string): TransferKind | undefined =>
  TRANSFER_KINDS.find(kind => kind.toLowerCase() === word.toLowerCase())
