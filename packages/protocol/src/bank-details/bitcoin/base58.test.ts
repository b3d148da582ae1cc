import { base58, bech32, bech32m } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBase58Address } from './base58.ts'
import { isSegwitAddress } from './bech32.ts'

const digestOf = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))

/** With the check sum that the platform works out. */
async function withSum(body: Uint8Array): Promise<Uint8Array> {
  const sum = await digestOf(await digestOf(body))
  return Uint8Array.from([...body, ...sum.slice(0, 4)])
}

const hash = fc.uint8Array({ minLength: 20, maxLength: 20 })

describe('an address of the older kind', () => {
  it('is right with the check sum of the platform, and with no other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0x00, 0x05),
        hash,
        fc.nat({ max: 24 }),
        async (version, hashed, at) => {
          const bytes = await withSum(Uint8Array.from([version, ...hashed]))
          expect(isBase58Address(base58.encode(bytes))).toBe(true)
          const changed = bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))
          expect(isBase58Address(base58.encode(changed))).toBe(false)
        },
      ),
    )
  })

  it.each([
    ['of another network', [0x6f], 20],
    ['too short', [0x00], 19],
    ['too long', [0x00], 21],
  ])('is wrong: %s', async (_what, version, length) => {
    const body = Uint8Array.from([...version, ...Array.from({ length }, () => 7)])
    expect(isBase58Address(base58.encode(await withSum(body)))).toBe(false)
  })
})

describe('an address of the later kind', () => {
  const addressOf = (version: number, length: number, coder = version === 0 ? bech32 : bech32m) =>
    coder.encode('bc', [version, ...coder.toWords(new Uint8Array(length).fill(7))])

  it.each([
    [true, 0, 20],
    [true, 0, 32],
    [true, 1, 32],
    [true, 16, 2],
    [true, 2, 40],
    [false, 0, 21],
    [false, 1, 1],
    [false, 2, 41],
    [false, 17, 32],
  ])('is %s of version %i with %i bytes', (isRight, version, length) => {
    expect(isSegwitAddress(addressOf(version, length))).toBe(isRight)
  })

  it('has the check sum of its version', () => {
    expect(isSegwitAddress(addressOf(0, 20, bech32m))).toBe(false)
    expect(isSegwitAddress(addressOf(1, 32, bech32))).toBe(false)
  })

  it.each(['bc1', 'bc1q', 'bc1qqqqqqq', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'])(
    'is not %s',
    text => {
      expect(isSegwitAddress(text)).toBe(false)
    },
  )
})
