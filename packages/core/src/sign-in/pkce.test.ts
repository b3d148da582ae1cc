import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { webCrypto } from '../platform/web-crypto.ts'
import { challengeOf, createVerifier } from './pkce.ts'

const UNRESERVED = /^[A-Za-z0-9\-._~]{128}$/
const { randomBytes, sha256 } = webCrypto

describe('createVerifier', () => {
  it('makes 128 unreserved characters (AUTH-018, CONST-003)', () => {
    for (let count = 0; count < 1_000; count += 1) {
      expect(createVerifier(randomBytes)).toMatch(UNRESERVED)
    }
  })

  it('favours no character (AUTH-018)', () => {
    const counts = new Map<string, number>()
    const verifiers = 2_000
    for (let count = 0; count < verifiers; count += 1) {
      for (const character of createVerifier(randomBytes)) {
        counts.set(character, (counts.get(character) ?? 0) + 1)
      }
    }
    const expected = (verifiers * 128) / 66
    const chiSquare = [...counts.values()].reduce(
      (sum, seen) => sum + (seen - expected) ** 2 / expected,
      0,
    )
    const limitOfOneInAMillion = 135
    expect(counts.size).toBe(66)
    expect(chiSquare).toBeLessThan(limitOfOneInAMillion)
  })

  it('passes over the bytes that would favour some characters (AUTH-018)', () => {
    let next = 0
    const everyByte = (length: number) => Uint8Array.from({ length }, () => next++ % 256)
    const verifier = createVerifier(everyByte) + createVerifier(everyByte)
    const counts = new Map<string, number>()
    for (const character of verifier.slice(0, 198)) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect(new Set(counts.values())).toEqual(new Set([3]))
  })
})

describe('challengeOf', () => {
  it('is S256 as in RFC 7636, appendix B (AUTH-018)', async () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    expect(await challengeOf(verifier, sha256)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  })

  it('agrees with another implementation (AUTH-018)', async () => {
    for (let count = 0; count < 200; count += 1) {
      const verifier = createVerifier(randomBytes)
      const other = createHash('sha256').update(verifier).digest('base64url')
      expect(await challengeOf(verifier, sha256)).toBe(other)
    }
  })
})
