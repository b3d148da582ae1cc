import type { MovableClock } from './bank-clock.ts'
import type { Database, Sql } from './db/index.ts'
import type { LetterHead } from './letter-head.ts'
import type { TokenSettings } from './credentials/index.ts'

/** What every door of one running bank shares. */
export interface Bank {
  readonly database: Database
  readonly clock: MovableClock
  readonly newId: () => string
  readonly newCode: () => string
  readonly keysInFlight: Set<string>
  readonly tokens: TokenSettings
  /** Who the bank is in letters and to the law. */
  readonly regulatedEntity: LetterHead
  /** The page of somebody outside, who lets people sign in with the bank. */
  readonly outsideUrl: string
  /** Where defects go. The caller of the bank sees none of it but the request's id. */
  readonly onDefect: (defect: { requestId: string; what: string; cause: unknown }) => void
}

/** Something that is wrong with the bank itself, without anything that came with the request. */
export interface Defect {
  /** As the answer named it; empty for what nobody asked for. */
  readonly requestId: string
  /** What was being done: the verb, the words of the path and the method. */
  readonly what: string
  /** Where it broke and how; of an error of the database its five letters, as `code`. */
  readonly cause: Error
}

/** Runs `work` in one transaction, again when another transaction was in its way. */
export async function inTransaction<Result>(
  { database }: Pick<Bank, 'database'>,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work)
    } catch (cause) {
      if (attempt === MOST_ATTEMPTS || !isCollision(cause)) throw cause
    }
  }
}

const MOST_ATTEMPTS = 4

/** PostgreSQL's serialization_failure and deadlock_detected: nothing happened, try again. */
function isCollision(cause: unknown): boolean {
  return /^(40001|40P01)$/.test(sqlState(cause) ?? '')
}

/** What to tell a caller while the database cannot keep anything; undefined for everything else. */
export function storageFault(cause: unknown): string | undefined {
  return STORAGE_FAULTS.get(sqlState(cause) ?? '')
}

/** PostgreSQL's disk_full and crash_shutdown. */
const STORAGE_FAULTS: ReadonlyMap<string, string> = new Map([
  ['53100', "The bank's disk is full: nothing was changed. Make room and try again."],
  ['57P02', "The bank's database has stopped. Once it runs again, try again."],
])

/** PostgreSQL's five letters for what went wrong. */
export function sqlState(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined
  return typeof cause.code === 'string' ? cause.code : undefined
}
