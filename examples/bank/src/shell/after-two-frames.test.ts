import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterTwoFrames } from './after-two-frames.ts'

let asked = new Map<number, () => void>()
let last = 0

function nextFrame() {
  const due = asked
  asked = new Map()
  for (const work of due.values()) work()
}

beforeEach(() => {
  asked = new Map()
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    asked.set((last += 1), work)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => asked.delete(id))
})

afterEach(() => vi.unstubAllGlobals())

describe('afterTwoFrames', () => {
  it('works once for many reasons, with one frame asked for at a time', () => {
    const work = vi.fn<() => void>()
    const { ask } = afterTwoFrames(work)
    for (let times = 0; times < 50; times += 1) ask()
    expect(asked.size).toBe(1)
    nextFrame()
    expect(work).not.toHaveBeenCalled()
    nextFrame()
    nextFrame()
    expect(work).toHaveBeenCalledOnce()
  })

  it('leaves the last reason its two frames', () => {
    const work = vi.fn<() => void>()
    const { ask } = afterTwoFrames(work)
    ask()
    nextFrame()
    ask()
    nextFrame()
    expect(work).not.toHaveBeenCalled()
    nextFrame()
    expect(work).toHaveBeenCalledOnce()
  })

  it('does nothing any more when it is canceled', () => {
    const work = vi.fn<() => void>()
    const { ask, cancel } = afterTwoFrames(work)
    ask()
    nextFrame()
    cancel()
    nextFrame()
    expect(work).not.toHaveBeenCalled()
  })
})
