import type { SessionState } from '@sixpence/core/session'
import { expect, it, vi } from 'vitest'
import { homeForTheNext } from './home-for-the-next.ts'

const signedIn = (userId: string): SessionState => ({
  status: 'signed_in',
  userId,
  email: `${userId}@sixpence.example`,
  idleAt: undefined,
})
const LEFT: SessionState = { status: 'signed_out', because: 'left' }

it.each([
  ['leaves', [signedIn('ada'), LEFT], 1],
  ['becomes another one', [signedIn('ada'), signedIn('ben')], 1],
  ['leaves, and another one comes', [signedIn('ada'), LEFT, signedIn('ben')], 1],
  ['comes', [{ status: 'restoring' }, LEFT, signedIn('ada')], 0],
  ['stays', [signedIn('ada'), signedIn('ada')], 0],
] as const)('leads home when the customer %s', (_what, [first, ...others], times) => {
  let state: SessionState = first
  let tell: () => void = () => undefined
  const go = vi.fn<() => void>()
  const session = {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      tell = listener
      return () => undefined
    },
  }
  homeForTheNext(session, go)
  for (const next of others) {
    state = next
    tell()
  }
  expect(go).toHaveBeenCalledTimes(times)
})
