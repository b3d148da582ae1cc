import { describe, expect, it } from 'vitest'
import { RESPONSE_CODE } from './index.ts'
import { envelopeSchema } from './schemas.ts'

describe('envelopeSchema', () => {
  it("keeps '00' as text (API-011, TRAP-12)", () => {
    const envelope = envelopeSchema.parse({ responseCode: '00' })
    expect(envelope.responseCode).toBe('00')
    expect(envelope.responseCode).toBe(RESPONSE_CODE.success)
    expect(envelopeSchema.safeParse({ responseCode: 0 }).success).toBe(false)
  })

  it('holds description, validation errors and errors (API-004)', () => {
    const envelope = {
      responseCode: 'VF',
      responseDescription: 'Some fields are wrong',
      validationErrors: [{ param: 'amount', description: 'is too much' }],
      errors: [{ message: 'no' }],
    }
    expect(envelopeSchema.parse(envelope)).toEqual(envelope)
  })

  it('wants a code', () => {
    expect(envelopeSchema.safeParse({ responseDescription: 'ok' }).success).toBe(false)
  })
})

describe('RESPONSE_CODE', () => {
  it('names every code of a bank once', () => {
    const codes = ['00', '13', '92', 'AE', 'AU', 'CA', 'ENOA', 'ESU', 'IM', 'TA1', 'TE', 'UE', 'VF']
    expect(Object.values(RESPONSE_CODE).toSorted()).toEqual(codes)
  })
})
