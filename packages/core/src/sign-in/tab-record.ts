import { parseJson, pickFields } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

/** The sign-in that this tab has begun, kept over a reload. */
export interface TabRecord {
  /** The id and the sign-in; undefined when there is none or its time is over. */
  read(): readonly [signInId: string, pending: PendingSignIn] | undefined
  write(signInId: string, pending: PendingSignIn): void
  /** Forgets that sign-in; another one stays. */
  forget(signInId: string): void
}

/** However long the bank waits: what is secret lies here no longer. */
const LONGEST_MS = 10 * 60_000

/** Where the record of a namespace lies in the tab's storage. */
const tabRecordKey = (namespace: string): string => `${namespace}/sign-in`

/** Keeps a sign-in in this tab alone, with its code and verifier, for ten minutes at most. */
export function createTabRecord(
  { tabStorage, clock }: Pick<Platform, 'tabStorage' | 'clock'>,
  namespace: string,
): TabRecord {
  const key = tabRecordKey(namespace)
  const read = () => {
    const text = tabStorage.read(key)
    const kept = text === undefined ? undefined : parseJson(text)?.value
    return isEntry(kept) ? kept : undefined
  }
  return {
    read() {
      const kept = read()
      if (!kept) return undefined
      const [, { endsAt, sentAt }] = kept
      const now = clock.now()
      if (now < endsAt && now >= sentAt && now - sentAt < LONGEST_MS) return kept
      tabStorage.remove(key)
      return undefined
    },
    write: (signInId, pending) => tabStorage.write(key, JSON.stringify([signInId, pending])),
    forget(signInId) {
      if (read()?.[0] === signInId) tabStorage.remove(key)
    },
  }
}

/** An older version of the app may have kept it otherwise, or somebody changed it by hand. */
function isEntry(kept: unknown): kept is [signInId: string, pending: PendingSignIn] {
  if (!Array.isArray(kept) || typeof kept[0] !== 'string') return false
  const pending = kept[1] as Partial<PendingSignIn> | null | undefined
  return pickFields(pending, NEEDED) !== undefined && Array.isArray(pending?.devices)
}

const NEEDED = {
  code: 'string',
  codeVerifier: 'string',
  flow: 'string',
  sentAt: 'number',
  endsAt: 'number',
} as const
