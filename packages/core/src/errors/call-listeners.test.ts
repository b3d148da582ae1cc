import { describe, expect, it } from 'vitest'
import { callListeners } from './call-listeners.ts'
import type { Diagnostic } from './diagnostic.ts'

describe('callListeners', () => {
  it('calls all of them at once, and reports what one throws, now or later', async () => {
    const heard: string[] = []
    const reported: Diagnostic[] = []
    const listeners: ((word: string) => unknown)[] = [
      () => {
        throw new TypeError('at once')
      },
      async () => {
        await Promise.resolve()
        throw new TypeError('later')
      },
      (word: string) => heard.push(word),
    ]
    const done = callListeners(listeners, ['word'], diagnostic => reported.push(diagnostic))
    expect(heard).toEqual(['word'])
    await done
    expect(reported.map(({ type, details }) => [type, String(details?.['error'])])).toEqual([
      ['listener', 'TypeError: at once'],
      ['listener', 'TypeError: later'],
    ])
  })
})
