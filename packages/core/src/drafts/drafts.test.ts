import { describe, expect, it } from 'vitest'
import { tabMemory, type TabStorage } from '../platform/index.ts'
import type { SessionState } from '../session/index.ts'
import { createDrafts } from './create-drafts.ts'

const HOUR_MS = 60 * 60_000
const as = (userId: string): SessionState => ({
  status: 'signed_in',
  userId,
  email: undefined,
  idleAt: undefined,
})

function aTab(tabStorage: TabStorage = tabMemory(), start: SessionState = as('ada')) {
  let now = Date.UTC(2026, 10, 21, 9)
  let state = start
  const listeners = new Set<() => void>()
  const drafts = createDrafts({
    platform: { tabStorage, clock: { now: () => now, monotonic: () => now } },
    session: {
      getSnapshot: () => state,
      subscribe: listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    namespace: 'aurelia',
  })
  return {
    drafts,
    tabStorage,
    pass: (ms: number) => (now += ms),
    become: (next: SessionState) => {
      state = next
      for (const listener of listeners) listener()
    },
  }
}

describe('createDrafts', () => {
  it.each(['expired', 'idle', 'never'] as const)(
    'brings back what was typed when the session ended: %s',
    because => {
      const { drafts, become } = aTab()
      drafts.keep('p2p', { email: 'ben@sixpence.example', amountText: '12' })
      become({ status: 'signed_out', because })
      expect(drafts.read('p2p')).toBeUndefined()
      become(as('ada'))
      expect(drafts.read('p2p')).toEqual({ email: 'ben@sixpence.example', amountText: '12' })
    },
  )

  it('outlives a reload of the page, also before anybody is signed in again', () => {
    const { drafts, tabStorage } = aTab()
    drafts.keep('p2p', { note: 'Lunch' })
    const next = aTab(tabStorage, { status: 'restoring' })
    next.become(as('ada'))
    expect(next.drafts.read('p2p')).toEqual({ note: 'Lunch' })
  })

  it('leaves nothing of who signs out (SESS-008)', () => {
    const { drafts, become, tabStorage } = aTab()
    drafts.keep('p2p', { note: 'Lunch' })
    become({ status: 'signed_out', because: 'left' })
    expect(tabStorage.read('aurelia/drafts')).toBeUndefined()
    become(as('ada'))
    expect(drafts.read('p2p')).toBeUndefined()
  })

  it('shows nothing of it to somebody else, and keeps nothing of it', () => {
    const { drafts, become, tabStorage } = aTab()
    drafts.keep('p2p', { note: 'Lunch' })
    become({ status: 'signed_out', because: 'expired' })
    become(as('ben'))
    expect(drafts.read('p2p')).toBeUndefined()
    expect(tabStorage.read('aurelia/drafts')).toBeUndefined()
  })

  it('forgets a form that is through, and no other', () => {
    const { drafts, tabStorage } = aTab()
    drafts.keep('p2p', { note: 'Lunch' })
    drafts.keep('own', { amountText: '5' })
    drafts.forget('p2p')
    expect([drafts.read('p2p'), drafts.read('own')]).toEqual([undefined, { amountText: '5' }])
    drafts.forget('own')
    expect(tabStorage.read('aurelia/drafts')).toBeUndefined()
  })

  it('forgets after an hour', () => {
    const { drafts, pass } = aTab()
    drafts.keep('p2p', { note: 'Lunch' })
    pass(HOUR_MS - 1)
    expect(drafts.read('p2p')).toEqual({ note: 'Lunch' })
    pass(1)
    expect(drafts.read('p2p')).toBeUndefined()
  })

  it('keeps nothing for nobody', () => {
    const { drafts, become, tabStorage } = aTab()
    become({ status: 'signed_out', because: 'expired' })
    drafts.keep('p2p', { note: 'Lunch' })
    expect(tabStorage.read('aurelia/drafts')).toBeUndefined()
  })

  it.each(['', '{', 'null', '{"userId":"ada"}', '{"userId":"ada","at":"now","forms":{}}'])(
    'takes %j for nothing',
    text => {
      const { drafts, tabStorage } = aTab()
      tabStorage.write('aurelia/drafts', text)
      expect(drafts.read('p2p')).toBeUndefined()
    },
  )
})
