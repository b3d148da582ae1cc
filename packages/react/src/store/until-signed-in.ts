import type { Sixpence } from '@sixpence/core'

/** How long a screen may take to go after its session has; one that takes longer hides by itself. */
const LEAVING_MS = 1_000

/**
 * Waits while a session that was there is gone, a second at most: the screen goes with it, and
 * shall say nothing about that on its way. One that stays has to say it soon. Answers whether
 * somebody is signed in by then; at once where nobody has been.
 */
export function untilSignedIn({ session }: Pick<Sixpence, 'session'>): Promise<boolean> {
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
