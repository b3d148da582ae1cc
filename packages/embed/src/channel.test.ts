import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  awaitHello,
  awaitWelcome,
  hello,
  newNonce,
  welcome,
  type HandshakeEvent,
} from './channel.ts'

const ORIGIN = 'https://bank.example'
const NONCE = '00112233445566778899aabbccddeeff'

const HOSTILE_ORIGINS = [
  'null',
  '',
  '*',
  'http://bank.example',
  'https://bank.example:444',
  'https://bank.example.evil.example',
  'https://evil.example/https://bank.example',
  'https://evilbank.example',
  'https://bank.example@evil.example',
  'https://BANK.example',
  'https://bank.example/',
  'https://bank.example.',
  'https://sub.bank.example',
  'https://bank-example',
  'https://bankxexample',
  'https://xn--bnk-sla.example',
  'file://',
  'data:text/html,bank.example',
  'https://bank.example\u0000',
  ' https://bank.example',
]

function aHandshake() {
  const { port1, port2 } = new MessageChannel()
  const source: MessageEventSource = port1
  const expected = { origin: ORIGIN, source, nonce: NONCE }
  const event: HandshakeEvent = { origin: ORIGIN, source, data: hello(NONCE), ports: [] }
  return { expected, event, source, port: port2, stranger: new MessageChannel().port1 }
}

describe('newNonce', () => {
  it('writes 128 bits as 32 digits', () => {
    const bytes = Uint8Array.from({ length: 16 }, (_, index) => index * 17)
    expect(newNonce(() => bytes)).toBe(NONCE)
  })
})

describe('awaitHello', () => {
  it('accepts the right frame once', () => {
    const { expected, event } = aHandshake()
    const isHello = awaitHello(expected)
    expect(isHello(event)).toBe(true)
    expect(isHello(event)).toBe(false)
  })

  it.each(HOSTILE_ORIGINS)('ignores the origin %j whoever sends', origin => {
    const { expected, event, source, port, stranger } = aHandshake()
    for (const sender of [source, stranger, null])
      for (const data of [hello(NONCE), welcome(NONCE)])
        for (const ports of [[], [port]]) {
          const forged = { ...event, origin, source: sender, data, ports }
          expect(awaitHello(expected)(forged)).toBe(false)
          expect(awaitWelcome(expected)(forged)).toBeUndefined()
        }
  })

  it('ignores another window of the right origin', () => {
    const { expected, event, stranger } = aHandshake()
    expect(awaitHello(expected)({ ...event, source: stranger })).toBe(false)
    expect(awaitHello(expected)({ ...event, source: null })).toBe(false)
  })

  it.each([
    ['another nonce', { ...hello(NONCE), nonce: NONCE.replace('0', '1') }],
    ['another version', { ...hello(NONCE), version: 2 }],
    ['the other greeting', welcome(NONCE)],
    ['a field too many', { ...hello(NONCE), token: 'x' }],
    ['a field too few', { sixpence: 'hello', nonce: NONCE }],
    ['a list', ['hello', 1, NONCE]],
    ['text', JSON.stringify(hello(NONCE))],
    ['nothing', null],
    ['inherited fields', Object.create(hello(NONCE))],
  ])('ignores %s', (_, data) => {
    const { expected, event } = aHandshake()
    expect(awaitHello(expected)({ ...event, data })).toBe(false)
  })

  it('stays unmoved by 10,000 random messages', () => {
    const { expected, event } = aHandshake()
    const isHello = awaitHello(expected)
    fc.assert(
      fc.property(fc.anything(), data => !isHello({ ...event, data })),
      { numRuns: 10_000 },
    )
    expect(isHello(event)).toBe(true)
  })

  it.each(['*', 'null', 'https://bank.example/', 'bank.example', ''])(
    'refuses to wait for %j',
    origin => {
      const { expected } = aHandshake()
      expect(() => awaitHello({ ...expected, origin })).toThrow(TypeError)
    },
  )

  it('refuses a nonce that is too short', () => {
    const { expected } = aHandshake()
    expect(() => awaitHello({ ...expected, nonce: 'abc' })).toThrow(TypeError)
  })
})

describe('awaitWelcome', () => {
  it('hands out the one port, once', () => {
    const { expected, event, port } = aHandshake()
    const portFrom = awaitWelcome(expected)
    const answer = { ...event, data: welcome(NONCE), ports: [port] }
    expect(portFrom(answer)).toBe(port)
    expect(portFrom(answer)).toBeUndefined()
  })

  it('ignores a welcome with no port or with two', () => {
    const { expected, event, port, stranger } = aHandshake()
    const portFrom = awaitWelcome(expected)
    expect(portFrom({ ...event, data: welcome(NONCE) })).toBeUndefined()
    expect(portFrom({ ...event, data: welcome(NONCE), ports: [port, stranger] })).toBeUndefined()
  })
})
