import { SixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
import { createVerifier } from './pkce.ts'

// Sign-ins that are begun and abandoned leave their verifiers behind.
const MOST = 8

/** Where the newest sign-in is kept over a reload. */
interface Record<Entry> {
  read(): readonly [signInId: string, entry: Entry] | undefined
  write(signInId: string, entry: Entry): void
  forget(signInId: string): void
}

/**
 * Sign-ins that have begun. They live in memory, the newest in a record too; the oldest are
 * forgotten.
 */
export class PendingSignIns<Entry> {
  readonly #entries = new Map<string, Entry>()
  readonly #randomBytes: Platform['randomBytes']
  readonly #record: Record<Entry> | undefined

  constructor({ randomBytes }: Pick<Platform, 'randomBytes'>, record?: Record<Entry>) {
    this.#randomBytes = randomBytes
    this.#record = record
  }

  /** Answers the id by which it is found again. */
  keep(entry: Entry): string {
    const signInId = createVerifier(this.#randomBytes).slice(0, 32)
    this.#entries.set(signInId, entry)
    this.#record?.write(signInId, entry)
    for (const id of [...this.#entries.keys()].slice(0, -MOST)) this.#entries.delete(id)
    return signInId
  }

  /** @throws {SixpenceError} `expired_code` */
  find(signInId: string): Entry {
    const entry = this.#entries.get(signInId)
    if (entry !== undefined) return entry
    throw new SixpenceError('expired_code', 'This sign-in has ended: start again')
  }

  /** Does nothing when it has ended meanwhile. */
  replace(signInId: string, entry: Entry): void {
    if (!this.#entries.has(signInId)) return
    this.#entries.set(signInId, entry)
    this.#record?.write(signInId, entry)
  }

  /** Takes up what the page before a reload has begun. */
  resume(): readonly [signInId: string, entry: Entry] | undefined {
    const kept = this.#record?.read()
    if (kept) this.#entries.set(...kept)
    return kept
  }

  end(signInId: string): void {
    this.#entries.delete(signInId)
    this.#record?.forget(signInId)
  }
}
