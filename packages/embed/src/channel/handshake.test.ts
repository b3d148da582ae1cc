import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { hello, isHandshake, isNonce, newNonce, welcome, type HandshakeEvent } from './handshake.ts'
import { HOSTILE_ORIGINS } from './hostile-origins.fixture.ts'

const ORIGIN = 'https://bank.example'
const NONCE = '1-22-333-4294967295'

function aHandshake() {
  const source: MessageEventSource = new MessageChannel().port1
  const event: HandshakeEvent = { origin: ORIGIN, source, data: hello(NONCE) }
  const isHello = (change: Partial<HandshakeEvent>) =>
    isHandshake({ ...event, ...change }, { origin: ORIGIN, source }, hello(NONCE))
  return { source, isHello, stranger: new MessageChannel().port1 }
}

describe('newNonce', () => {
  it('writes 128 random bits', () => {
    const nonces = Array.from({ length: 1000 }, newNonce)
    expect(nonces.filter(nonce => !isNonce(nonce))).toEqual([])
    expect(new Set(nonces).size).toBe(1000)
    const parts = nonces.flatMap(nonce => nonce.split('-').map(Number))
    expect(parts).toHaveLength(4000)
    expect(Math.max(...parts)).toBeGreaterThan(2 ** 31)
    expect(Math.max(...parts)).toBeLessThan(2 ** 32)
  })
})

describe('isNonce', () => {
  it.each(['', 'abc', '1-2-3', '1-2-3-4-5', '1-2-3-4 ', '1-2-3-', '1-2-3-12345678901', '1-2-3-x'])(
    'refuses %j',
    text => {
      expect(isNonce(text)).toBe(false)
    },
  )
})

describe('isHandshake', () => {
  it('knows the one who is awaited', () => {
    expect(aHandshake().isHello({})).toBe(true)
  })

  it.each(HOSTILE_ORIGINS)('ignores the origin %j whoever sends', origin => {
    const { isHello, source, stranger } = aHandshake()
    for (const sender of [source, stranger, null])
      for (const data of [hello(NONCE), welcome(NONCE), null])
        expect(isHello({ origin, source: sender, data })).toBe(false)
  })

  it('ignores another window of the right origin', () => {
    const { isHello, stranger } = aHandshake()
    expect(isHello({ source: stranger })).toBe(false)
    expect(isHello({ source: null })).toBe(false)
  })

  it.each([
    ['another nonce', hello('1-22-333-4294967294')],
    ['another version', hello(NONCE).replace('1', '2')],
    ['the other greeting', welcome(NONCE)],
    ['a word too many', `${hello(NONCE)} `],
    ['a list of it', [hello(NONCE)]],
    ['what reads like it', { toString: () => hello(NONCE) }],
    ['nothing', null],
  ])('ignores %s', (_, data) => {
    expect(aHandshake().isHello({ data })).toBe(false)
  })

  it('stays unmoved by 10,000 random messages', () => {
    const { isHello } = aHandshake()
    const unmoved = fc.property(fc.anything(), data => !isHello({ data }))
    expect(fc.check(unmoved, { numRuns: 10_000 })).toMatchObject({ failed: false, numRuns: 10_000 })
  })
})
