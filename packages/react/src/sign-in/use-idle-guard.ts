import { useEffect } from 'react'
import { useCountdown } from '../attempts/index.ts'
import { useSession, useSignInClient } from '../provider/index.ts'

/** The data and actions for a warning before the idle end. */
export interface IdleTask {
  /** Undefined while no warning is due. */
  readonly secondsLeft: number | undefined
  /** Stays signed in; removes the warning in every tab. */
  readonly stay: () => void
  /** Signs out immediately. */
  readonly leave: () => Promise<void>
}

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown'] as const
const COUNTED_EVERY_MS = 1_000

/**
 * Ends an unused session: counts pointer, keys and touch in this page as activity, and counts down
 * to the end once it is near. From then on only `stay` delays it, so that nudging the table can't
 * dismiss a warning. One per page is enough.
 */
export function useIdleGuard(): IdleTask {
  const { session } = useSignInClient()
  const state = useSession()
  const isSignedIn = state.status === 'signed_in'
  const idleAt = isSignedIn ? state.idleAt : undefined
  const left = useCountdown(idleAt)
  useSignsOfLife(isSignedIn && idleAt === undefined)
  return {
    secondsLeft: idleAt === undefined ? undefined : left,
    stay: () => session.touch(),
    leave: () => session.signOut(),
  }
}

function useSignsOfLife(areCounted: boolean): void {
  const { session } = useSignInClient()
  useEffect(() => {
    if (!areCounted) return undefined
    let last = Number.NEGATIVE_INFINITY
    const touch = ({ timeStamp }: Event) => {
      if (timeStamp - last < COUNTED_EVERY_MS) return
      last = timeStamp
      session.touch()
    }
    const options = { passive: true, capture: true }
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, touch, options)
    return () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, touch, options)
    }
  }, [session, areCounted])
}
