import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { joinPage } from './first-of-page.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  openTab()
})
afterEach(() => vi.unstubAllGlobals())

function browserLocks() {
  const queues = new Map<string, { work: () => Promise<void>; signal: AbortSignal }[]>()
  async function next(name: string): Promise<void> {
    const [first] = queues.get(name) ?? []
    if (!first) return
    if (!first.signal.aborted) await first.work()
    queues.get(name)?.shift()
    await next(name)
  }
  return {
    async request(
      name: string,
      { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
      work: (lock: object | null) => unknown,
    ) {
      await Promise.resolve()
      const queue = queues.get(name) ?? []
      if (ifAvailable && queue.length > 0) return work(null)
      queues.set(name, queue)
      return new Promise(resolve => {
        const turn = async () => resolve(await work({}))
        queue.push({ work: turn, signal: signal ?? new AbortController().signal })
        if (queue.length === 1) void next(name)
      })
    },
  }
}

/** Has the next frames stand in a tab of their own. */
function openTab(): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
}

function frame() {
  const tell = vi.fn<(isFirst: boolean) => void>()
  return { tell, leave: joinPage(tell) }
}

it('lets one frame of a page speak, and the next once that is gone', async () => {
  const [first, second] = [frame(), frame()]
  await vi.waitFor(() => expect(first.tell.mock.calls).toEqual([[true]]))
  openTab()
  const elsewhere = frame()
  await vi.waitFor(() => expect(elsewhere.tell.mock.calls).toEqual([[true]]))
  await vi.waitFor(() => expect(second.tell.mock.calls).toEqual([[false]]))
  first.leave()
  await vi.waitFor(() => expect(second.tell.mock.calls).toEqual([[false], [true]]))
  second.leave()
  elsewhere.leave()
})

it('tells nothing once it has left', async () => {
  const left = frame()
  left.leave()
  const next = frame()
  await vi.waitFor(() => expect(next.tell.mock.calls.at(-1)).toEqual([true]))
  expect(left.tell).not.toHaveBeenCalled()
  next.leave()
})

it('lets each speak where a page may store nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const frames = [frame(), frame()]
  for (const { tell } of frames) await vi.waitFor(() => expect(tell.mock.calls).toEqual([[true]]))
})

it('lets each speak where the browser has no locks', () => {
  vi.stubGlobal('navigator', {})
  const frames = [frame(), frame()]
  for (const { tell } of frames) expect(tell.mock.calls).toEqual([[true]])
})
