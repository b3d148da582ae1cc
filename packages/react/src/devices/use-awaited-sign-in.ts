import { isSixpenceError, type SixpenceErrorCode } from '@sixpence/core/errors'
import { useEffect, useRef, useState } from 'react'
import { useSixpence } from '../provider/index.ts'

/** The state of a sign-in that waits until a phone is linked. */
export type AwaitedSignIn = 'looking' | 'none' | 'waiting' | 'signedIn' | 'over'

/**
 * Waits for this tab's sign-in that needs a linked phone first, while it is shown. Returns `none`
 * if the user is already signed in.
 */
export function useAwaitedSignIn(): AwaitedSignIn {
  const { signIn } = useSixpence()
  const [state, setState] = useState<AwaitedSignIn>('looking')
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  const shown = useRef(setState)
  useEffect(() => {
    const leave = new AbortController()
    const show = (next: AwaitedSignIn) => leave.signal.aborted || shown.current(next)
    const wait = async () => {
      const step = await signIn.resume()
      if (step?.status !== 'approvalNeeded' || step.migration !== 'enable') return show('none')
      show('waiting')
      await signIn.awaitApproval(step.signInId, leave.signal)
      return show('signedIn')
    }
    wait().catch((thrown: unknown) => {
      if (leave.signal.aborted) return
      if (isSixpenceError(thrown) && ENDS.has(thrown.code)) show('over')
      else setDefect({ thrown })
    })
    return () => leave.abort()
  }, [signIn])
  if (defect) throw defect.thrown
  return state
}

const ENDS: ReadonlySet<SixpenceErrorCode> = new Set([
  'expired_code',
  'session_expired',
  'approval_refused',
  'too_many_attempts',
  'locked',
])
