import { describe, expect, it } from 'vitest'
import { createKeyLimits } from './key-limits.ts'

describe('an API key', () => {
  it('takes 600 requests in a minute, whatever others take', () => {
    let now = Date.parse('2026-11-21T10:00:00.000Z')
    const { countRequest } = createKeyLimits({ clock: { now: () => new Date(now) } })
    for (let times = 0; times < 600; times += 1) countRequest('key-1')
    now += 15_000
    expect(() => countRequest('key-1')).toThrow('Try again in 45 s.')
    expect(() => countRequest('key-2')).not.toThrow()
    now += 45_000
    expect(() => countRequest('key-1')).not.toThrow()
  })
})
