import { SixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
import { createVerifier } from './pkce.ts'

// Somebody who starts again and again, or closes windows without a word, leaves verifiers behind.
const MOST = 8

/** Sign-ins that have begun. They live in memory alone, and the oldest are forgotten. */
export class PendingSignIns<Entry> {
  readonly #entries = new Map<string, Entry>()
  readonly #randomBytes: Platform['randomBytes']

  constructor({ randomBytes }: Pick<Platform, 'randomBytes'>) {
    this.#randomBytes = randomBytes
  }

  /** Answers the id by which it is found again. */
  keep(entry: Entry): string {
    const signInId = createVerifier(this.#randomBytes).slice(0, 32)
    this.#entries.set(signInId, entry)
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
    if (this.#entries.has(signInId)) this.#entries.set(signInId, entry)
  }

  end(signInId: string): void {
    this.#entries.delete(signInId)
  }
}
