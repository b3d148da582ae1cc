// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellHeight } from './tell-height.ts'

const FRAME_PX = 900

/** The observed elements, with the callback of each observer. */
const watched = new Map<Element, () => void>()
let frame = FRAME_PX

const tall = (element: Element, height: () => number) =>
  Object.defineProperty(element, 'scrollHeight', { configurable: true, get: height })

beforeEach(() => {
  frame = FRAME_PX
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void
      constructor(tell: () => void) {
        this.#tell = tell
      }
      observe(element: Element) {
        watched.set(element, this.#tell)
      }
      disconnect() {
        watched.clear()
      }
    },
  )
  document.body.innerHTML = '<div id="root"></div>'
  for (const each of [document.documentElement, document.body]) tall(each, () => frame)
})

afterEach(() => {
  vi.unstubAllGlobals()
  watched.clear()
  document.body.replaceChildren()
  for (const each of [document.documentElement, document.body])
    Reflect.deleteProperty(each, 'scrollHeight')
})

function aHost() {
  const heights: number[] = []
  const end = tellHeight({
    send: message => {
      if (message.type === 'resized') heights.push(message.height)
    },
  })
  const root = document.getElementById('root')
  const grow = (height: number) => {
    if (!root) throw new Error('There is no content')
    tall(root, () => height)
    // A page is never less tall than its frame.
    frame = Math.max(frame, height)
    watched.get(root)?.()
  }
  return { heights, grow, end }
}

it('tells how tall the content is, also when it is less than the frame', () => {
  const { heights, grow } = aHost()
  for (const height of [300, 2_000, 120.2, 0]) grow(height)
  expect(heights).toEqual([300, 2_000, 121, 0])
})

it('tells no more than the host takes', () => {
  const { heights, grow } = aHost()
  grow(20_001)
  expect(heights).toEqual([20_000])
})

it('tells nothing any more once it is ended, and nothing where there is no content', () => {
  const { heights, grow, end } = aHost()
  end()
  grow(300)
  expect(heights).toEqual([])
  document.body.replaceChildren()
  expect(() => aHost().end()).not.toThrow()
})
