import { useEffect, useRef, useState } from 'react'
import { useCountdown } from '../attempts/index.ts'
import type { SignInStage, SignInTask } from './use-sign-in.ts'

/** The data for a waiting room. */
export interface PushApprovalTask {
  /** The seconds until the push can no longer be answered. */
  readonly secondsLeft: number
}

/**
 * Waits for the linked device while the component is shown. The result is the next stage of the
 * sign-in: signed in, or back at the start with the reason.
 */
export function usePushApproval(
  stage: SignInStage & { readonly name: 'approval' },
  task: Pick<SignInTask, 'awaitApproval'>,
): PushApprovalTask {
  const { signInId, endsAt } = stage
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  const wait = useRef(task.awaitApproval)
  useEffect(() => {
    wait.current = task.awaitApproval
  })
  useEffect(() => {
    const leave = new AbortController()
    wait.current(leave.signal).catch((thrown: unknown) => setDefect({ thrown }))
    return () => leave.abort()
  }, [signInId])
  if (defect) throw defect.thrown
  return { secondsLeft: useCountdown(endsAt) }
}
