import { methodsOf } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { envelopeOf } from './envelope-of.ts'
import { refuse } from './refuse.ts'

const CALL = { name: 'massTransfer', effect: 'write', needs: 'initiate', staff: 'never' } as const

const { plain, asks } = methodsOf(
  { plain: CALL, asks: { ...CALL, answers: ['92'] } },
  {
    plain: { input: z.object({}), output: z.object({ responseCode: z.optional(z.string()) }) },
    asks: {
      input: z.object({}),
      output: z.discriminatedUnion('responseCode', [
        z.object({ responseCode: z.literal('00'), batchId: z.string() }),
        z.object({ responseCode: z.literal('92'), batchId: z.string(), date: z.string() }),
      ]),
    },
  },
)

describe('envelopeOf', () => {
  it('answers with the code of success, or with one that the call declares (TRAP-18)', () => {
    expect(envelopeOf(plain, {})).toEqual({ status: 200, body: { responseCode: '00' } })
    for (const body of [
      { responseCode: '00', batchId: 'b-1' },
      { responseCode: '92', batchId: 'b-1', date: '2026-11-02' },
    ]) {
      expect(envelopeOf(asks, body)).toEqual({ status: 200, body })
    }
  })

  it('takes a code that isn’t declared, or another shape, for a defect', () => {
    expect(() => envelopeOf(plain, { responseCode: '92' })).toThrow('declares no answer 92')
    expect(() => envelopeOf(asks, { responseCode: '92', batchId: 'b-1' })).toThrow(/date/)
  })

  it('refuses with every other code', () => {
    const { body } = envelopeOf(asks, refuse.invalid('name', 'is missing'))
    expect(body).toMatchObject({ responseCode: 'VF' })
  })
})
