import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { differences } from '../tests/compare-decoders.ts'
import { comparedCalls } from '../tests/compared-calls.ts'

const OPTIONS = { seed: 20261128, count: 250 }
const { localeError } = z.config()

// Other tests of the same process may have loaded zod with English messages.
beforeAll(() => {
  z.config({ jitless: true, localeError: undefined })
})
afterAll(() => {
  z.config({ localeError })
})

describe('the decoders of calls', () => {
  it('judge what a bank sends as its schemas do', () => {
    const found = comparedCalls().flatMap(({ output }) => differences(output, 'decode', OPTIONS))
    expect(found).toEqual([])
  }, 60_000)

  it('judge what a caller passes as its schemas do', () => {
    const found = comparedCalls().flatMap(({ input }) => differences(input, 'encode', OPTIONS))
    expect(found).toEqual([])
  }, 60_000)
})
