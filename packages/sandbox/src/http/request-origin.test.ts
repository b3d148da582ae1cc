import { describe, expect, it } from 'vitest'
import { deviceOf, requestOrigin } from './request-origin.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('requestOrigin', () => {
  const ipOf = (address: string) =>
    requestOrigin(
      new Request('http://bank.localhost', { headers: { 'X-Client-Address': address } }),
    ).ip

  it('takes the address that the carrier names, in either family', () => {
    expect(ipOf('203.0.113.7')).toBe('203.0.113.7')
    expect(ipOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(ipOf('2001:db8::7')).toBe('2001:db8::7')
  })

  it.each(['', 'here', '203.0.113.7, 10.0.0.1', '1.2.3.4/8'])('reads %j as this machine', text =>
    expect(ipOf(text)).toBe('127.0.0.1'),
  )
})

describe('deviceOf', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge, Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/140.0 Safari/537.36`,
      'Chrome, macOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iOS',
    ],
  ])('says %s in words', (userAgent, words) => expect(deviceOf(userAgent)).toBe(words))

  it('knows nothing of programs', () => expect(deviceOf('curl/8.1')).toBeUndefined())
})
