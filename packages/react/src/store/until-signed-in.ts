import type { Bank } from '@sixpence/core/bank'

/** The time a screen may take to go after its session; after that it hides by itself. */
const LEAVING_MS = 1_000

/**
 * Waits, a second at most, after a session has ended: the screen goes with it, and mustn't show an
 * error on its way. A screen that stays has to show it soon. Returns true if somebody signs in by
 * then. Returns false at once if no session has ended.
 */
export function untilSignedIn({ session }: Pick<Bank, 'session'>): Promise<boolean> {
  const isIn = () => session.getSnapshot().status === 'signed_in'
  const state = session.getSnapshot()
  if (state.status !== 'signed_out' || state.because === 'never') return Promise.resolve(false)
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(isIn())
    }
    const timer = setTimeout(end, LEAVING_MS)
    const stop = session.subscribe(() => {
      if (isIn()) end()
    })
  })
}
