import { describe, expect, it } from 'vitest'
import { cameraFaultOf } from './camera-state.ts'
import { checkView } from './check-view.ts'

const grey = (...pixels: number[]) => new Uint8Array(pixels)

describe('what a camera sees', () => {
  it.each([
    [grey(10, 20, 30), undefined, 'dark'],
    [grey(44, 45), undefined, 'dark'],
    [grey(45, 45), undefined, 'ready'],
    [grey(225, 225), undefined, 'ready'],
    [grey(255, 250, 240), undefined, 'bright'],
    [grey(100, 120), grey(110, 130), 'ready'],
    [grey(100, 120), grey(160, 60), 'moving'],
    [grey(10, 20), grey(200, 200), 'dark'],
  ] as const)('%o after %o is %s', (view, before, hint) => {
    expect(checkView(view, before)).toBe(hint)
  })
})

describe('why there is no camera', () => {
  it.each([
    [new DOMException('', 'NotAllowedError'), 'denied'],
    [new DOMException('', 'SecurityError'), 'denied'],
    [new DOMException('', 'NotReadableError'), 'busy'],
    [new DOMException('', 'AbortError'), 'busy'],
    [new DOMException('', 'NotFoundError'), 'absent'],
    [new DOMException('', 'OverconstrainedError'), 'absent'],
    [new TypeError('mediaDevices is undefined'), 'absent'],
  ] as const)('%s is %s', (thrown, fault) => {
    expect(cameraFaultOf(thrown)).toBe(fault)
  })
})
