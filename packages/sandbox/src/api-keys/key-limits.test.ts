import { describe, expect, it } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '../http/index.ts'
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

  it('may be wrong 20 times in a minute for all of a network of IPv6, and of one address of IPv4', () => {
    const { countWrong } = createKeyLimits({ clock: { now: () => new Date(0) } })
    const from = (ip: string) => () =>
      countWrong(new Request('http://bank.localhost', { headers: { [CLIENT_ADDRESS_HEADER]: ip } }))
    for (let times = 0; times < 20; times += 1) {
      from(`2001:db8:1:2:${times}::7`)()
      from('203.0.113.7')()
    }
    expect(from('2001:db8:1:2:ffff::1')).toThrow('Too many wrong API keys')
    expect(from('::ffff:203.0.113.7')).toThrow('Too many wrong API keys')
    expect(from('2001:db8:1:3::7')).not.toThrow()
    expect(from('203.0.113.8')).not.toThrow()
  })
})
