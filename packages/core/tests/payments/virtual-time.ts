import type { Clock, Timers } from '../../src/platform/index.ts'

interface Timer {
  readonly at: number
  readonly order: number
  readonly callback: () => void
}

/** Time that passes only when a test lets it, and then at once. */
export class VirtualTime {
  #now = Date.UTC(2026, 10, 21, 9)
  #order = 0
  #timers = new Set<Timer>()

  readonly clock: Clock = { now: () => this.#now, monotonic: () => this.#now }

  readonly timers: Timers = {
    after: (delayMs, callback) => {
      const timer = { at: this.#now + Math.ceil(delayMs), order: this.#order++, callback }
      this.#timers.add(timer)
      return () => this.#timers.delete(timer)
    },
  }

  sleep(delayMs: number): Promise<void> {
    return new Promise(resolve => void this.timers.after(delayMs, resolve))
  }

  /** Lets time pass, and everything happen that is due meanwhile. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    await settled()
    for (;;) {
      const next = this.#earliest()
      if (next === undefined || next > end) break
      this.#now = Math.max(this.#now, next)
      for (const timer of this.#due()) if (this.#timers.delete(timer)) timer.callback()
      await settled()
    }
    this.#now = end
  }

  /** Lets time pass until `work` is done. */
  async until<Result>(work: Promise<Result>, atMostMs = 3_600_000): Promise<Result> {
    let isDone = false
    const mark = () => void (isDone = true)
    work.then(mark, mark)
    const end = this.#now + atMostMs
    while (!isDone && this.#now < end) {
      await settled()
      if (isDone) break
      const next = this.#earliest()
      if (next === undefined) break
      await this.pass(Math.max(0, next - this.#now))
    }
    if (!isDone) throw new Error('Nothing is due any more, and it is not done')
    return work
  }

  #earliest(): number | undefined {
    let earliest: number | undefined
    for (const { at } of this.#timers) if (earliest === undefined || at < earliest) earliest = at
    return earliest
  }

  #due(): readonly Timer[] {
    const due = Array.from(this.#timers).filter(({ at }) => at <= this.#now)
    return due.toSorted((a, b) => a.at - b.at || a.order - b.order)
  }
}

/** All promises that can go on have gone on. */
const settled = () => new Promise<void>(resolve => setImmediate(resolve))
