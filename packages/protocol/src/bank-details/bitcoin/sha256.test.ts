import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexOf } from '../../hex-of.ts'
import { sha256 } from './sha256.ts'

const ofText = (text: string) => hexOf(sha256(new TextEncoder().encode(text)))

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('is that of the standard for "%s"', (text, digest) => {
    expect(ofText(text)).toBe(digest)
  })

  it('is that of the platform for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async bytes => {
        const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))
        expect(hexOf(sha256(bytes))).toBe(hexOf(new Uint8Array(digest)))
      }),
    )
  })
})
