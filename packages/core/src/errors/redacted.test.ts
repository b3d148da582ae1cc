import { describe, expect, it, vi } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { redacted } from './redacted.ts'

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'
const REFRESH_TOKEN = 'q8vXb1jYw0Gk3nT5r7uZ9cEfHiLmPoSdAaQqWwErTyU'

async function heard(...diagnostics: Diagnostic[]): Promise<string> {
  const told: Diagnostic[] = []
  const report = redacted(one => told.push(one))
  for (const diagnostic of diagnostics) report(diagnostic)
  await vi.waitFor(() => expect(told).toHaveLength(diagnostics.length))
  return JSON.stringify(told)
}

describe('redacted', () => {
  it('lets no token, code, password or verifier out', async () => {
    const text = await heard({
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

  it('keeps what helps to find the fault', async () => {
    const details = { error: 'wrong_code', durationMs: 12, responseCode: 'VF' }
    const text = await heard({
      type: 'call',
      message: 'p2pTransfer refused',
      requestId: 'f00d',
      details,
    })
    for (const fact of ['p2pTransfer refused', 'f00d', 'wrong_code', '12', 'VF']) {
      expect(text).toContain(fact)
    }
  })

  it('tells of things in their order', async () => {
    const messages = ['first', 'second', 'third']
    const text = await heard(...messages.map(message => ({ type: 'call' as const, message })))
    expect(text).toMatch(/first.*second.*third/)
  })

  it('survives a listener that throws, and tells it of what comes next', async () => {
    const told: string[] = []
    const report = redacted(({ message }) => {
      told.push(message)
      throw new Error('telemetry is down')
    })
    report({ type: 'call', message: 'first' })
    report({ type: 'call', message: 'second' })
    await vi.waitFor(() => expect(told).toEqual(['first', 'second']))
  })
})
