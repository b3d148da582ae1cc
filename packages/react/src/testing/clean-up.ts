import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The library's default of a second is too short for the first look for a role on a busy machine.
configure({ asyncUtilTimeout: process.env['CI'] ? 40_000 : 10_000 })

// The library does it by itself only in the first file that a worker runs.
afterEach(cleanup)

// jsdom draws frames by one interval that it starts for the first of them. Started on a fake clock,
// it never ticks again, and no later test of the worker gets a frame: each frame has its own timer.
const FRAME_MS = 16
const frames = {
  requestAnimationFrame: (draw: FrameRequestCallback) =>
    Number(setTimeout(() => draw(performance.now()), FRAME_MS)),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
}
// The page's own window is another object than the tests' one. Some tests have no page.
const pages = typeof document === 'undefined' ? [] : [globalThis, document.defaultView]
for (const page of pages) Object.assign(page ?? {}, frames)
