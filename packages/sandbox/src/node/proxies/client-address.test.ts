import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'
import { trustedProxies } from './trusted-proxies.ts'

const CLIENT = '203.0.113.7'

describe('clientAddress', () => {
  it.each([
    ['who connects', '198.51.100.1', undefined, '198.51.100.1'],
    ['who connects, whatever they say', '198.51.100.1', CLIENT, '198.51.100.1'],
    ['whom a proxy names', '127.0.0.1', CLIENT, CLIENT],
    ['whom a proxy names, not whom that one names', '127.0.0.1', `10.0.0.9, ${CLIENT}`, CLIENT],
    ['whom the outer of two proxies names', '127.0.0.1', `1.1.1.1,${CLIENT},10.1.2.3`, CLIENT],
    ['whom a proxy of the other family names', '::1', '2001:db8::7', '2001:db8::7'],
    ['the plain form of both', '::ffff:127.0.0.1', '::ffff:cb00:7107', CLIENT],
    ['an address without its port', '127.0.0.1', `${CLIENT}:5123`, CLIENT],
    ['one in brackets', '127.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
    ['a proxy that names nobody', '127.0.0.1', undefined, '127.0.0.1'],
    ['a proxy that names no address', '127.0.0.1', `${CLIENT}, unknown`, '127.0.0.1'],
    ['the last proxy where nothing else is named', '127.0.0.1', '10.1.2.3', '10.1.2.3'],
  ])('is %s', (_what, peer, forwardedFor, expected) => {
    const isTrusted = trustedProxies('127.0.0.1, ::1, 10.0.0.0/8')
    expect(clientAddress({ peer, forwardedFor }, isTrusted)).toBe(expected)
  })

  it.each([undefined, '', ' , '])('is who connects where %j is trusted', setting => {
    const asked = { peer: '127.0.0.1', forwardedFor: CLIENT }
    expect(clientAddress(asked, trustedProxies(setting))).toBe('127.0.0.1')
  })
})

describe('trustedProxies', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', '11.0.0.1'],
    ['10.0.0.7', '10.0.0.7', '10.0.0.8'],
    ['2001:db8::/32', '2001:db8:1::1', '2001:db9::1'],
    ['::ffff:10.0.0.7', '10.0.0.7', '10.0.0.8'],
    ['0.0.0.0/0', '203.0.113.7', '2001:db8::7'],
  ])('of %s are %s and not %s', (setting, inside, outside) => {
    expect([inside, outside].map(trustedProxies(setting))).toEqual([true, false])
  })

  it.each(['nginx', '10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', '::/129', '10.0.0.0/', 'all'])(
    'refuses %s by name',
    setting => {
      expect(() => trustedProxies(setting)).toThrow(
        `SIXPENCE_TRUSTED_PROXY: "${setting}" is no address or network.`,
      )
    },
  )
})
