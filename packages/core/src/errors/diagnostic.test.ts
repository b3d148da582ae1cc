import { describe, expect, it } from 'vitest'
import { redacted, type Diagnostic } from './diagnostic.ts'

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'
const REFRESH_TOKEN = 'q8vXb1jYw0Gk3nT5r7uZ9cEfHiLmPoSdAaQqWwErTyU'

function heard(diagnostic: Diagnostic): string {
  let text = ''
  redacted(told => (text = JSON.stringify(told)))(diagnostic)
  return text
}

describe('redacted', () => {
  it('lets no token, code, password or verifier out', () => {
    const text = heard({
      type: 'call',
      message: `failed with Bearer ${JWT} and ${REFRESH_TOKEN}, code 123456`,
      requestId: 'f00d',
      details: {
        accessToken: 'secret-1',
        nested: { password: 'secret-2', list: [{ codeVerifier: 'secret-3', otp: 'secret-4' }] },
        code: 'secret-5',
        error: new Error(`no ${JWT}`),
        deep: { a: { b: { c: { d: { e: 'secret-6' } } } } },
      },
    })
    for (const secret of [JWT, REFRESH_TOKEN, '123456', 'secret-']) {
      expect(text).not.toContain(secret)
    }
  })

  it('keeps what helps to find the fault', () => {
    const details = { error: 'wrong_code', durationMs: 12, responseCode: 'VF' }
    const text = heard({ type: 'call', message: 'p2pTransfer refused', requestId: 'f00d', details })
    for (const fact of ['p2pTransfer refused', 'f00d', 'wrong_code', '12', 'VF']) {
      expect(text).toContain(fact)
    }
  })

  it('survives a listener that throws', () => {
    const report = redacted(() => {
      throw new Error('telemetry is down')
    })
    expect(() => report({ type: 'call', message: 'ok' })).not.toThrow()
  })
})
