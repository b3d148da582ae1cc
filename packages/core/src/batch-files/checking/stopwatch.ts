import type { Clock } from '../../platform/index.ts'

/** The shortest time between two reports of progress. */
const REPORT_MS = 100

/** Measures a span of time from its start. */
export class Stopwatch {
  readonly #clock: Clock
  readonly #spanMs: number
  #start: number

  constructor(clock: Clock, spanMs = REPORT_MS) {
    this.#clock = clock
    this.#spanMs = spanMs
    this.#start = clock.monotonic()
  }

  restart(): void {
    this.#start = this.#clock.monotonic()
  }

  /** Returns true once the span is over. */
  readonly isOver = (): boolean => this.#clock.monotonic() - this.#start >= this.#spanMs
}
