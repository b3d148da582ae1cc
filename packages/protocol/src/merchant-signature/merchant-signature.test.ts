import { describe, expect, it } from 'vitest'
import { signedAt, signNotification, verifySignature } from './index.ts'

// The signatures were made by OpenSSL.
const secret = 'whsec_test'
const body = '{"id":"n1","amount":"42.00","description":"Zwei Bücher 📚"}'
const T = 1_795_255_200
const at = new Date(T * 1000 + 900)
const HEX = 'dac8326f75983422166ea8f3f8063778cc7dee299e7585edf8420d6eddc5734b'
const OTHER = '067ecfc87e8394d47c4d63c3a2ba619cd9df4ef585dc154658595d06d3baaa6a'
const HEADER = `t=${T},v1=${HEX}`

const verify = (header: string | null | undefined, other: object = {}) =>
  verifySignature({ body, header, secret, now: at, ...other })

describe('signNotification', () => {
  it('writes moment and HMAC as another implementation does', async () => {
    expect(await signNotification({ body, secret, at })).toBe(HEADER)
  })

  it('signs bytes that are no text, with a secret longer than a block', async () => {
    const bytes = new Uint8Array([0, 255, 128, 13, 10])
    const far = new Date(999_999_999_999_000)
    const long = 'x'.repeat(100)
    const header = await signNotification({ body: bytes, secret: long, at: far })
    expect(header).toBe(`t=999999999999,v1=${OTHER}`)
  })
})

describe('verifySignature', () => {
  it('takes what the bank signed, as text and as bytes', async () => {
    expect(await verify(HEADER)).toBe(true)
    expect(await verify(HEADER, { body: new TextEncoder().encode(body) })).toBe(true)
  })

  it('takes any one of several signatures', async () => {
    expect(await verify(`t=${T},v1=${OTHER},v1=${HEX}`)).toBe(true)
    expect(await verify(`t=${T}, v0=old, v1=${HEX}`)).toBe(true)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['no text', ''],
    ['no moment', `v1=${HEX}`],
    ['no signature', `t=${T}`],
    ['an older scheme alone', `t=${T},v0=${HEX}`],
    ['another signature', `t=${T},v1=${OTHER}`],
    ['half a signature', `t=${T},v1=${HEX.slice(0, 32)}`],
    ['a longer signature', `t=${T},v1=${HEX}00`],
    ['capital letters', `t=${T},v1=${HEX.toUpperCase()}`],
    ['another moment than was signed', `t=${T + 1},v1=${HEX}`],
    ['two moments', `t=${T},t=${T + 1},v1=${HEX}`],
    [
      'a moment that is no number',
      't=NaN,v1=542fb26664b2d48fa9c60d7943fe70c008506ce210a4f9a503f559a9341bce57',
    ],
    [
      'a moment with a sign',
      `t=+${T},v1=b430a45fe69ed1a2b66f7c9c17e7b2f7b9434874214c34628e499c1c768bc9e0`,
    ],
    ['an empty moment', 't=,v1=108afe2fc35e78de133db8767c61bf8d7d80fc8c0a277ea988ae79214a1d9888'],
  ])('refuses %s', async (_, header) => {
    expect(await verify(header)).toBe(false)
  })

  it('refuses another body or secret', async () => {
    expect(await verify(HEADER, { body: `${body} ` })).toBe(false)
    expect(await verify(HEADER, { body: body.replace('42.00', '1.00') })).toBe(false)
    expect(await verify(HEADER, { secret: 'whsec_other' })).toBe(false)
  })

  it('takes five minutes before and after, and no more', async () => {
    const apart = (seconds: number, other: object = {}) =>
      verify(HEADER, { now: new Date((T + seconds) * 1000), ...other })
    expect(await apart(300)).toBe(true)
    expect(await apart(-300)).toBe(true)
    expect(await apart(301)).toBe(false)
    expect(await apart(-301)).toBe(false)
    expect(await apart(11, { toleranceSeconds: 10 })).toBe(false)
    expect(await apart(0, { toleranceSeconds: Number.NaN })).toBe(false)
  })

  it('has no answer without a secret', async () => {
    await expect(verify(HEADER, { secret: '' })).rejects.toThrow(TypeError)
  })
})

describe('signedAt', () => {
  it('names the moment of a header that holds a signature', () => {
    expect(signedAt(HEADER)).toEqual(new Date(T * 1000))
    expect(signedAt(`${HEADER},v1=${OTHER}`)).toEqual(new Date(T * 1000))
  })

  it.each(['', `t=${T}`, `v1=${HEX}`, `t=x,v1=${HEX}`, `t=${T},v1=xyz`])(
    'is none in "%s"',
    header => {
      expect(signedAt(header)).toBeUndefined()
    },
  )
})
