import type { SessionState } from '../../src/session/index.ts'

/** A session controlled by the test. */
export interface FakeSession {
  getSnapshot: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  signIn(userId: string): void
  signOut(): void
}

export function fakeSession(userId?: string): FakeSession {
  const listeners = new Set<() => void>()
  const signedIn = (id: string) =>
    ({ status: 'signed_in', userId: id, email: undefined, idleAt: undefined }) as const
  let state: SessionState = userId === undefined ? { status: 'restoring' } : signedIn(userId)
  const become = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: id => become(signedIn(id)),
    signOut: () => become({ status: 'signed_out', because: 'left' }),
  }
}
