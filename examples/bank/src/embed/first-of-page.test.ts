import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

/** Puts the next frames into a tab of their own. */
function openTab(): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
}

/** Puts the next frames into a page that is visible until it is hidden. */
function aPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const turn = (visibilityState: string) => () => {
    Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'))
  }
  const takeOut = () => void page.dispatchEvent(new Event('pagehide'))
  return { hide: turn('hidden'), show: turn('visible'), takeOut }
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

it('has frames talk where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {})
  aPage()
  const frames = [frame(), frame()]
  const said = () => new Set(frames.map(({ tell }) => tell.mock.calls.at(-1)?.[0]))
  await vi.waitFor(() => expect(said()).toEqual(new Set([true, false])))
  for (const { leave } of frames) leave()
})

describe('where a page may store nothing', () => {
  beforeEach(() => void vi.stubGlobal('sessionStorage', undefined))

  it('lets one frame of what is seen speak, and the next once that is gone', async () => {
    const page = aPage()
    const first = frame()
    await vi.waitFor(() => expect(first.tell.mock.calls).toEqual([[true]]))
    const second = frame()
    await vi.waitFor(() => expect(second.tell.mock.calls).toEqual([[false]]))
    const third = frame()
    await vi.waitFor(() => expect(third.tell.mock.calls).toEqual([[false]]))
    first.leave()
    await vi.waitFor(() => expect(second.tell.mock.calls).toEqual([[false], [true]]))
    expect(third.tell.mock.calls).toEqual([[false]])
    expect(first.tell).toHaveBeenCalledOnce()
    page.hide()
    const other = aPage()
    const elsewhere = frame()
    await vi.waitFor(() => expect(elsewhere.tell.mock.calls).toEqual([[true]]))
    other.hide()
    page.show()
    await vi.waitFor(() => expect(second.tell.mock.calls.at(-1)).toEqual([true]))
    for (const { leave } of [second, third, elsewhere]) leave()
  })

  it('lets the next speak once a frame is taken out of its page', async () => {
    const page = aPage()
    const first = frame()
    await vi.waitFor(() => expect(first.tell.mock.calls).toEqual([[true]]))
    aPage()
    const second = frame()
    await vi.waitFor(() => expect(second.tell.mock.calls).toEqual([[false]]))
    page.takeOut()
    await vi.waitFor(() => expect(second.tell.mock.calls).toEqual([[false], [true]]))
    for (const { leave } of [first, second]) leave()
  })
})

it('lets each speak where frames may not talk either', () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
  const frames = [frame(), frame()]
  for (const { tell } of frames) expect(tell.mock.calls).toEqual([[true]])
})
