import { describe, expect, it } from 'vitest'
import { pauseBetween } from './pause-between.ts'

/** A clock that a test moves, and timers that run at once. */
function fakeTime() {
  let now = 0
  let timers = 0
  return {
    platform: {
      clock: { now: () => now, monotonic: () => now },
      timers: {
        after(_delayMs: number, callback: () => void) {
          timers += 1
          callback()
          return () => undefined
        },
      },
    },
    work: (ms: number) => void (now += ms),
    timers: () => timers,
  }
}

describe('a pause between slices of work', () => {
  it('is made before the first slice, and after each that took a frame', async () => {
    const { platform, work, timers } = fakeTime()
    const pause = pauseBetween(platform)
    const counts: number[] = []
    for (const ms of [0, 15, 1, 15, 1]) {
      work(ms)
      await pause()
      counts.push(timers())
    }
    expect(counts).toEqual([1, 1, 2, 2, 3])
  })

  it('ends the work if its caller has aborted', async () => {
    const { platform } = fakeTime()
    const reason = new Error('left')
    await expect(pauseBetween(platform, AbortSignal.abort(reason))()).rejects.toBe(reason)
  })
})
