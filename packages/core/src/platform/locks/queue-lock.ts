import type { Lock } from '../platform.ts'

/** One holder at a time within this page or process. */
export function queueLock(): Lock {
  const tails = new Map<string, Promise<unknown>>()
  return async (name, work, { waitMs }) => {
    const before = tails.get(name)
    let release: () => void = () => undefined
    const mine = new Promise<void>(resolve => (release = resolve))
    const tail = Promise.all([before, mine])
    tails.set(name, tail)
    try {
      if (before) await atMost(before, waitMs)
      return await work()
    } finally {
      release()
      if (tails.get(name) === tail) tails.delete(name)
    }
  }
}

async function atMost(wait: Promise<unknown>, waitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise(resolve => (timer = setTimeout(resolve, waitMs)))
  await Promise.race([wait, late])
  clearTimeout(timer)
}
