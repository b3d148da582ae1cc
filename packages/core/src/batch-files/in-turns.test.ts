import { expect, it, vi } from 'vitest'
import { inTurns } from './in-turns.ts'

it('collects what a generator makes, with a turn for others after each', async () => {
  const other = vi.fn<() => void>()
  const seen: number[] = []
  function* counting() {
    for (const item of [1, 2, 3]) {
      seen.push(other.mock.calls.length)
      setImmediate(other)
      yield item
    }
  }
  expect(await inTurns(counting())).toEqual([1, 2, 3])
  expect(seen).toEqual([0, 1, 2])
})
