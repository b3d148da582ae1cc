import { describe, expect, it } from 'vitest'
import { CLIENT_VERSION } from './index.ts'
import { idempotencyKeySchema, oneTimeCodeSchema } from './schemas.ts'
import { pkceTextSchema } from './sign-in/schemas.ts'

describe('idempotencyKeySchema', () => {
  it('takes 16 to 64 characters of the URL alphabet', () => {
    const keys = [
      'a'.repeat(16),
      'A0_-'.repeat(16),
      'a'.repeat(15),
      'a'.repeat(65),
      'a b'.repeat(8),
    ]
    expect(keys.map(key => idempotencyKeySchema.safeParse(key).success)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('oneTimeCodeSchema', () => {
  it('takes six digits and keeps the leading zero (TRAP-12)', () => {
    expect(oneTimeCodeSchema.parse('012345')).toBe('012345')
    for (const code of ['12345', '1234567', '12345a', 123456])
      expect(oneTimeCodeSchema.safeParse(code).success).toBe(false)
  })
})

describe('pkceTextSchema', () => {
  it('takes the challenge of RFC 7636, appendix B', () => {
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    expect(pkceTextSchema.safeParse(challenge).success).toBe(true)
    expect(pkceTextSchema.safeParse(challenge.slice(1)).success).toBe(false)
    expect(pkceTextSchema.safeParse('a'.repeat(129)).success).toBe(false)
    expect(pkceTextSchema.safeParse('+'.repeat(43)).success).toBe(false)
  })
})

describe('CLIENT_VERSION', () => {
  it('is 2.1.2 (API-007, CONST-002)', () => {
    expect(CLIENT_VERSION).toBe('2.1.2')
  })
})
