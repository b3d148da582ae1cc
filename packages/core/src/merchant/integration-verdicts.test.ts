import { describe, expect, it } from 'vitest'
import { keyVerdict, originVerdict, pingVerdict } from './index.ts'

const LAST = {
  keyName: 'Till',
  date: '2026-11-21T08:49:00.000Z',
  method: 'POST',
  path: '/public-api/checkout',
  ip: '203.0.113.7',
}

describe('keyVerdict', () => {
  const use = (keys: number, enabledKeys: number, httpStatus?: number) => ({
    keys,
    enabledKeys,
    enabledRanges: 0,
    ...(httpStatus && { last: { ...LAST, httpStatus } }),
  })
  it.each([
    ['noKey', use(0, 0)],
    ['allOff', use(2, 0, 201)],
    ['unused', use(2, 1)],
    ['works', use(1, 1, 200)],
    ['works', use(1, 1, 201)],
    ['addressRefused', use(1, 1, 403)],
    ['callRefused', use(1, 1, 400)],
    ['callRefused', use(1, 1, 404)],
    ['bankFailed', use(1, 1, 500)],
  ] as const)('says %s of %o', (verdict, seen) => {
    expect(keyVerdict(seen)).toBe(verdict)
  })
})

describe('pingVerdict', () => {
  it.each([
    [204, 'taken'],
    [301, 'redirected'],
    [308, 'redirected'],
    [400, 'refused'],
    [401, 'refusedSignature'],
    [403, 'refusedSignature'],
    [404, 'notFound'],
    [405, 'wrongMethod'],
    [410, 'notFound'],
    [429, 'refused'],
    [500, 'serverFailed'],
    [502, 'serverFailed'],
  ] as const)('says of an answer %i: %s (MERCH-026)', (httpStatus, verdict) => {
    const delivered = httpStatus < 300
    expect(pingVerdict({ delivered, httpStatus, duration: 81 })).toBe(verdict)
  })

  it('names why nobody answered (MERCH-026)', () => {
    const nobody = { delivered: false, duration: 5000 }
    expect(pingVerdict({ ...nobody, fault: 'timeout' })).toBe('timeout')
    expect(pingVerdict({ ...nobody, fault: 'certificate' })).toBe('certificate')
    expect(pingVerdict({ ...nobody, fault: 'address' })).toBe('address')
    expect(pingVerdict(nobody)).toBe('unreachable')
  })
})

describe('originVerdict', () => {
  const ORIGINS = ['https://books.example', 'http://shop.localhost:4320']
  const origin = 'https://books.example'
  it.each([
    ['https://books.example', { result: 'registered', origin }],
    [' https://BOOKS.example/a/page?x=1#y ', { result: 'registered', origin }],
    ['books.example/gifts', { result: 'registered', origin }],
    [
      'http://shop.localhost:4320/gifts.html',
      { result: 'registered', origin: 'http://shop.localhost:4320' },
    ],
    [
      'https://www.books.example/',
      { result: 'similar', origin: 'https://www.books.example', registered: origin },
    ],
    [
      'https://books.example:8443',
      { result: 'similar', origin: 'https://books.example:8443', registered: origin },
    ],
    [
      'http://shop.localhost:3000',
      {
        result: 'similar',
        origin: 'http://shop.localhost:3000',
        registered: 'http://shop.localhost:4320',
      },
    ],
    ['http://books.example/', { result: 'insecure', origin: 'http://books.example' }],
    ['https://till.example', { result: 'notRegistered', origin: 'https://till.example' }],
    [
      'https://books.example.evil.example',
      { result: 'notRegistered', origin: 'https://books.example.evil.example' },
    ],
    ['', { result: 'noAddress' }],
    ['file:///home/ion/shop.html', { result: 'noAddress' }],
    ['javascript:alert(1)', { result: 'noAddress' }],
    ['https://books.example@evil.example', { result: 'noAddress' }],
    ['https://', { result: 'noAddress' }],
  ])('judges "%s"', (address, verdict) => {
    expect(originVerdict(address, ORIGINS)).toEqual(verdict)
  })
})
