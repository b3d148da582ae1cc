import { useCountdown } from '../attempts/index.ts'
import { useSession, useSignInDoor } from '../provider/index.ts'

/** What a warning before the idle end needs. */
export interface IdleTask {
  /** Undefined while there is nothing to warn of. */
  readonly secondsLeft: number | undefined
  /** Stays signed in; takes the warning away in every tab. */
  readonly stay: () => void
  /** Signs out at once. */
  readonly leave: () => Promise<void>
}

/** Counts down to the moment at which a session that lies idle will end. */
export function useIdleWarning(): IdleTask {
  const { session } = useSignInDoor()
  const state = useSession()
  const idleAt = state.status === 'signed_in' ? state.idleAt : undefined
  const left = useCountdown(idleAt)
  return {
    secondsLeft: idleAt === undefined ? undefined : left,
    stay: () => session.touch(),
    leave: () => session.signOut(),
  }
}
