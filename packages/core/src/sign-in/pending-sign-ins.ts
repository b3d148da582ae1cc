import { SixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
import { createVerifier } from './pkce.ts'

// Abandoned sign-ins leave their verifiers behind.
const MOST = 8

/** Keeps the newest sign-in across reloads. */
interface Record<Entry> {
  read(): readonly [signInId: string, entry: Entry] | undefined
  write(signInId: string, entry: Entry): void
  forget(signInId: string): void
}

/** Started sign-ins. Kept in memory, and the newest also in a record; drops the oldest. */
export class PendingSignIns<Entry> {
  readonly #entries = new Map<string, Entry>()
  readonly #randomBytes: Platform['randomBytes']
  readonly #record: Record<Entry> | undefined

  constructor({ randomBytes }: Pick<Platform, 'randomBytes'>, record?: Record<Entry>) {
    this.#randomBytes = randomBytes
    this.#record = record
  }

  /** Returns the id to find it by. */
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

  /** Does nothing if it has ended meanwhile. */
  replace(signInId: string, entry: Entry): void {
    if (!this.#entries.has(signInId)) return
    this.#entries.set(signInId, entry)
    this.#record?.write(signInId, entry)
  }

  /** Resumes the sign-in started before a reload. */
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
