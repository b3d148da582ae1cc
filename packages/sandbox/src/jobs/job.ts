import { type Database, sqlState } from '../db/index.ts'

/** Work done besides the calls, by every process on the database. */
export interface Job {
  /** Checks at once: the time or the tables have changed. */
  wake(): void
  /** Ends after the current round. */
  close(): Promise<void>
}

export interface JobOptions {
  readonly database: Database
  /** The channel that the database notifies when there is work. */
  readonly channel: string
  /**
   * Does what is due; returns the milliseconds until something else is due. Work that it leaves
   * running may wake the job when it ends.
   */
  readonly round: (wake: () => void) => Promise<number>
  readonly onDefect: (cause: unknown) => void
}

/** A call may be lost, and other processes may leave work behind: check from time to time anyway. */
export const LONGEST_REST_MS = 60_000
const AFTER_DEFECT_MS = 1000
/** PostgreSQL's undefined_table: a reset by another process drops the tables for a moment. */
export const UNDEFINED_TABLE = '42P01'

/** Starts working, at once and whenever it is called. */
export async function startJob(options: JobOptions): Promise<Job> {
  const job = new Rounds(options)
  const wake = () => job.wake()
  const endListening = await options.database.listen(options.channel, wake, wake)
  wake()
  return {
    wake,
    async close() {
      await endListening()
      await job.close()
    },
  }
}

class Rounds implements Job {
  readonly #options: JobOptions
  #isClosed = false
  #looking: Promise<void> | undefined
  #hasNews = false
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(options: JobOptions) {
    this.#options = options
  }

  wake(): void {
    if (this.#isClosed) return
    clearTimeout(this.#rest)
    this.#hasNews = true
    this.#looking ??= this.#look()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#rest)
    await this.#looking
  }

  async #look(): Promise<void> {
    let restMs = LONGEST_REST_MS
    while (this.#hasNews && !this.#isClosed) {
      this.#hasNews = false
      try {
        restMs = await this.#options.round(() => this.wake())
      } catch (cause) {
        if (sqlState(cause) !== UNDEFINED_TABLE) this.#options.onDefect(cause)
        restMs = AFTER_DEFECT_MS
      }
    }
    this.#looking = undefined
    if (this.#isClosed) return
    this.#rest = setTimeout(() => this.wake(), restMs)
  }
}
