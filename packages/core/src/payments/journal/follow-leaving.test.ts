import { describe, expect, it, vi } from 'vitest'
import { fakeSession } from '../../../tests/payments/fake-session.ts'
import type { Diagnostic } from '../../errors/index.ts'
import { memoryStorage } from '../../platform/index.ts'
import { followLeaving } from './follow-leaving.ts'

const KEY = 'aurelia/payments/ada/key-1'
const INTENT = { id: 'key-1', status: 'sent', sentAt: 1, payment: { amount: '77.31' } }

describe('followLeaving', () => {
  it('forgets what an earlier user left if somebody else is signed in already', async () => {
    const storage = memoryStorage()
    await storage.update(KEY, () => ({ intent: INTENT, revision: 0 }))
    const session = fakeSession('ben')
    const onDiagnostic = (diagnostic: Diagnostic) => expect(diagnostic).toBeUndefined()
    followLeaving({ platform: { storage }, session, namespace: 'aurelia', onDiagnostic })
    await vi.waitFor(async () => expect(await storage.read(KEY)).toMatchObject({ revision: 1 }))
    expect(await storage.read(KEY)).toMatchObject({ intent: { id: 'key-1', payment: undefined } })
  })
})
