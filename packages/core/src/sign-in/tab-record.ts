import { parseJson, pickFields } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

/** This tab's sign-in in progress, kept across reloads. */
export interface TabRecord {
  /** Returns the id and the sign-in; undefined if there is none or it has expired. */
  read(): readonly [signInId: string, pending: PendingSignIn] | undefined
  write(signInId: string, pending: PendingSignIn): void
  /** Forgets only that sign-in. */
  forget(signInId: string): void
}

/** Limits how long secrets are stored, even if the bank waits longer. */
const LONGEST_MS = 10 * 60_000

/** The key of a namespace's record in the tab's storage. */
const tabRecordKey = (namespace: string): string => `${namespace}/sign-in`

/** Keeps a sign-in, with its code and verifier, only in this tab, and at most for ten minutes. */
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

/** An older version of the app may have stored it differently, or somebody edited it. */
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
