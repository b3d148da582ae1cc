import { SixpenceError, type SixpenceErrorCode } from '@sixpence/core/errors'
import { expect, it, vi } from 'vitest'
import { tryHandover } from './try-handover.ts'

const HANDOVER = { code: 'c1', codeVerifier: 'v1' }

const failing = (code: SixpenceErrorCode) =>
  vi.fn<() => Promise<never>>(async () => {
    throw new SixpenceError(code, code)
  })

type SignIn = Parameters<typeof tryHandover>[0]['signIn']
// The function uses nothing else.
const client = (exchange: SignIn['exchange']) => ({ signIn: { exchange } as SignIn })

it.each(['offline', 'timeout', 'server_unavailable', 'unexpected_answer', 'too_soon'] as const)(
  'says of %s that the bank was not reached, and can try the same again (ROUTE-081)',
  async code => {
    const exchange = failing(code)
    expect(await tryHandover(client(exchange), HANDOVER)).toBe('unreached')
    exchange.mockResolvedValueOnce({ status: 'signedIn' } as never)
    expect(await tryHandover(client(exchange), HANDOVER)).toBe('signedIn')
    expect(exchange.mock.calls).toEqual([
      ['c1', 'v1'],
      ['c1', 'v1'],
    ])
  },
)

it.each(['expired_code', 'session_expired', 'wrong_code', 'too_many_attempts', 'refused'] as const)(
  'says of %s that the link signs nobody in any more (ROUTE-081)',
  async code => {
    expect(await tryHandover(client(failing(code)), HANDOVER)).toBe('refused')
  },
)

it('hides no defect', async () => {
  const exchange = async () => {
    throw new TypeError('a defect')
  }
  await expect(tryHandover(client(exchange), HANDOVER)).rejects.toThrow('a defect')
})
