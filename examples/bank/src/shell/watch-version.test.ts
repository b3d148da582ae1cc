// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchVersion } from './watch-version.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

function aWatch(...served: (string | Error)[]) {
  const onNewer = vi.fn<() => void>()
  const read = vi.fn<() => Promise<string>>(async () => {
    const next = served.shift() ?? 'one'
    if (next instanceof Error) throw next
    return next
  })
  const stop = watchVersion({ current: 'one', read }, onNewer)
  return { onNewer, read, stop }
}

describe('watchVersion', () => {
  it('looks every 60,000 ms and tells of another version once (SESS-010, CONST-007)', async () => {
    const { onNewer, read } = aWatch('one', 'two', 'three')
    await vi.advanceTimersByTimeAsync(59_999)
    expect(read).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect([read.mock.calls.length, onNewer.mock.calls.length]).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onNewer).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(600_000)
    expect([read.mock.calls.length, onNewer.mock.calls.length]).toEqual([2, 1])
  })

  it('looks at once when a file of the app is missing, until it has told', async () => {
    const { onNewer, read } = aWatch('one', 'two')
    for (const _ of [1, 2, 3]) {
      dispatchEvent(new Event('vite:preloadError'))
      await vi.advanceTimersByTimeAsync(0)
    }
    expect([read.mock.calls.length, onNewer.mock.calls.length]).toEqual([2, 1])
  })

  it('takes a server that does not answer for the same version', async () => {
    const { onNewer, read } = aWatch(new Error('offline'), new Error('offline'))
    await vi.advanceTimersByTimeAsync(180_000)
    expect([read.mock.calls.length, onNewer.mock.calls.length]).toEqual([3, 0])
  })

  it('says nothing once it has ended', async () => {
    const { onNewer, stop } = aWatch('two')
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(onNewer).not.toHaveBeenCalled()
  })
})
