import type { SessionState } from '@sixpence/core/session'
import { describe, expect, it, vi } from 'vitest'
import { followSession } from './follow-session.ts'
import { keepPlace, placeFor } from './last-place.ts'
import { recall, remember } from './session-memory.ts'

const ADA: SessionState = {
  status: 'signed_in',
  userId: 'ada',
  email: 'ada@sixpence.example',
  idleAt: undefined,
}
const LEFT: SessionState = { status: 'signed_out', because: 'left' }

/** Changes the session, and returns how often the screens went through their guards. */
async function invalidated(...states: readonly [SessionState, ...SessionState[]]) {
  let state = states[0]
  const listeners: (() => void)[] = []
  const invalidate = vi.fn<() => Promise<void>>(async () => undefined)
  const session = {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.push(listener)
      return () => undefined
    },
  }
  followSession({ session, router: { invalidate } })
  for (const next of states.slice(1)) {
    state = next
    for (const listener of listeners) listener()
  }
  // The file that forgets the visit is loaded first.
  await vi.dynamicImportSettled()
  return invalidate.mock.calls.length
}

describe('followSession', () => {
  it('sends who is signed out during the first load away (SESS-008)', async () => {
    expect(await invalidated({ status: 'restoring' }, ADA, LEFT)).toBe(1)
  })

  it('leaves what is restored to the guards, which have waited for it', async () => {
    expect(await invalidated({ status: 'restoring' }, ADA)).toBe(0)
    expect(
      await invalidated({ status: 'restoring' }, { status: 'signed_out', because: 'never' }),
    ).toBe(0)
  })

  it('lets who signs in elsewhere in, and who becomes another begin anew', async () => {
    expect(await invalidated(LEFT, ADA)).toBe(1)
    expect(await invalidated(ADA, { ...ADA, userId: 'ben' })).toBe(1)
  })

  it('forgets the visit of who was here before somebody else', async () => {
    remember('initialPath', '/of-ada')
    await invalidated({ status: 'restoring' }, ADA, { ...ADA, userId: 'ben' })
    expect(recall('initialPath')).toBeUndefined()
  })

  it('takes nothing that is opened later for where the session ended', async () => {
    await invalidated({ status: 'restoring' }, ADA, { status: 'signed_out', because: 'idle' })
    keepPlace('/transfer/invoices?id=i-1')
    expect(placeFor('ben', '/transfer/invoices?id=i-1')).toBe('/transfer/invoices?id=i-1')
  })

  it('does not stir for a warning', async () => {
    expect(await invalidated(ADA, { ...ADA, idleAt: 60_000 })).toBe(0)
  })
})
