import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'
import { trustedProxies } from './trusted-proxies.ts'

const CLIENT = '203.0.113.7'

describe('clientAddress', () => {
  it.each([
    {
      what: 'who connects',
      peer: '198.51.100.1',
      forwardedFor: undefined,
      expected: '198.51.100.1',
    },
    {
      what: 'who connects, whatever they say',
      peer: '198.51.100.1',
      forwardedFor: CLIENT,
      expected: '198.51.100.1',
    },
    { what: 'whom a proxy names', peer: '127.0.0.1', forwardedFor: CLIENT, expected: CLIENT },
    {
      what: 'whom a proxy names, not whom that one names',
      peer: '127.0.0.1',
      forwardedFor: `10.0.0.9, ${CLIENT}`,
      expected: CLIENT,
    },
    {
      what: 'whom the outer of two proxies names',
      peer: '127.0.0.1',
      forwardedFor: `1.1.1.1,${CLIENT},10.1.2.3`,
      expected: CLIENT,
    },
    {
      what: 'whom a proxy of the other family names',
      peer: '::1',
      forwardedFor: '2001:db8::7',
      expected: '2001:db8::7',
    },
    {
      what: 'the plain form of both',
      peer: '::ffff:127.0.0.1',
      forwardedFor: '::ffff:cb00:7107',
      expected: CLIENT,
    },
    {
      what: 'an address without its port',
      peer: '127.0.0.1',
      forwardedFor: `${CLIENT}:5123`,
      expected: CLIENT,
    },
    {
      what: 'one in brackets',
      peer: '127.0.0.1',
      forwardedFor: '[2001:db8::7]:443',
      expected: '2001:db8::7',
    },
    {
      what: 'a proxy that names nobody',
      peer: '127.0.0.1',
      forwardedFor: undefined,
      expected: '127.0.0.1',
    },
    {
      what: 'a proxy that names no address',
      peer: '127.0.0.1',
      forwardedFor: `${CLIENT}, unknown`,
      expected: '127.0.0.1',
    },
    {
      what: 'the last proxy where nothing else is named',
      peer: '127.0.0.1',
      forwardedFor: '10.1.2.3',
      expected: '10.1.2.3',
    },
  ])('is $what', ({ peer, forwardedFor, expected }) => {
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
