import type { Sixpence } from '@sixpence/core'
import type { Security } from '@sixpence/core/security'
import { vi } from 'vitest'
import { aSixpence } from './a-sixpence.ts'

const AT = '2026-11-21T09:00:00.000Z'

/** A bank that answers at once about security: one address, nobody blocked, one sign-in. */
export function aSecurity(change: Partial<Security> = {}) {
  const pending = { requestKey: 'request-1', sentTo: 'a•••@sixpence.example' }
  const security = {
    twoStepModes: vi.fn<Security['twoStepModes']>(async () => ({
      loginMode: 'no',
      loginModes: ['no', 'otp'],
      transactionMode: 'none',
      transactionModes: ['none', 'otp'],
    })),
    changeLoginMode: vi.fn<Security['changeLoginMode']>(async () => pending),
    changeTransactionMode: vi.fn<Security['changeTransactionMode']>(async () => pending),
    confirmTwoStep: vi.fn<Security['confirmTwoStep']>(async () => undefined),
    changePassword: vi.fn<Security['changePassword']>(async () => pending),
    confirmPassword: vi.fn<Security['confirmPassword']>(async () => undefined),
    ipAccess: vi.fn<Security['ipAccess']>(async () => ({
      items: [{ id: '1', ip: '203.0.113.7', created: AT }],
      isEnabled: false,
      currentIp: '198.51.100.4',
    })),
    addIp: vi.fn<Security['addIp']>(async () => ({ id: '2' })),
    deleteIp: vi.fn<Security['deleteIp']>(async () => undefined),
    setIpMode: vi.fn<Security['setIpMode']>(async () => undefined),
    blacklist: vi.fn<Security['blacklist']>(async () => []),
    addToBlacklist: vi.fn<Security['addToBlacklist']>(async () => undefined),
    deleteFromBlacklist: vi.fn<Security['deleteFromBlacklist']>(async () => undefined),
    loginHistory: vi.fn<Security['loginHistory']>(async () => ({
      entries: [{ date: AT, ip: '203.0.113.7', device: 'Firefox, Linux', result: 'success' }],
      total: 1,
    })),
    ...change,
  }
  const sixpence: Sixpence = aSixpence({ accounts: {}, security })
  return { security, sixpence }
}
