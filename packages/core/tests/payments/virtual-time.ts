// Loaded ahead: virtual time doesn't wait until a module has been read.
import '../../src/payments/later/orders.ts'
import '../../src/payments/later/payment-methods.ts'
import '../../src/payments/later/send-methods.ts'
import type { Clock, Timers } from '../../src/platform/index.ts'

/** Time that passes only when a test lets it, and then at once. */
export class VirtualTime {
  #now = Date.UTC(2026, 10, 21, 9)
  readonly #due = new Map<number, Set<() => void>>()
  // The due times as a binary heap: the earliest comes first.
  readonly #moments: number[] = []

  readonly clock: Clock = { now: () => this.#now, monotonic: () => this.#now }

  readonly timers: Timers = {
    after: (delayMs, callback) => {
      const at = this.#now + Math.ceil(delayMs)
      const due = this.#due.get(at) ?? this.#open(at)
      // Two timers may share a callback.
      const timer = () => callback()
      due.add(timer)
      return () => due.delete(timer)
    },
  }

  sleep(delayMs: number): Promise<void> {
    return new Promise(resolve => void this.timers.after(delayMs, resolve))
  }

  /** Lets time pass, and runs everything due meanwhile. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    await settled()
    while ((this.#moments[0] ?? Infinity) <= end) await this.#step()
    this.#now = end
  }

  /** Lets time pass until `work` is done. */
  async until<Result>(work: Promise<Result>): Promise<Result> {
    let isDone = false
    const mark = () => void (isDone = true)
    work.then(mark, mark)
    await settled()
    while (!isDone && this.#moments.length > 0) await this.#step()
    if (!isDone) throw new Error('Nothing is due any more, and it is not done')
    return work
  }

  async #step(): Promise<void> {
    const at = this.#take()
    const due = this.#due.get(at)
    this.#due.delete(at)
    if (due === undefined || due.size === 0) return
    this.#now = at
    for (const callback of due) callback()
    await settled()
  }

  #open(at: number): Set<() => void> {
    const due = new Set<() => void>()
    this.#due.set(at, due)
    const heap = this.#moments
    let child = heap.push(at) - 1
    while (child > 0) {
      const parent = (child - 1) >> 1
      if (this.#moment(parent) <= at) break
      heap[child] = this.#moment(parent)
      child = parent
    }
    heap[child] = at
    return due
  }

  #take(): number {
    const heap = this.#moments
    const first = this.#moment(0)
    const last = heap.pop() ?? first
    if (heap.length === 0) return first
    let parent = 0
    for (;;) {
      const left = 2 * parent + 1
      const child = this.#moment(left + 1) < this.#moment(left) ? left + 1 : left
      if (this.#moment(child) >= last) break
      heap[parent] = this.#moment(child)
      parent = child
    }
    heap[parent] = last
    return first
  }

  #moment(at: number): number {
    return this.#moments[at] ?? Infinity
  }
}

/** Resolves once all promises that can continue have done so. */
const settled = () => new Promise<void>(resolve => setImmediate(resolve))
