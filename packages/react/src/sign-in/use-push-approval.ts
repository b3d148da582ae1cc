import { useEffect, useRef, useState } from 'react'
import { useCountdown } from '../attempts/index.ts'
import type { SignInStage, SignInTask } from './use-sign-in.ts'

/** What a waiting room needs. */
export interface PushApprovalTask {
  /** Until the push can no longer be answered. */
  readonly secondsLeft: number
}

/**
 * Waits for the linked device as long as the component is shown. What comes of it is the next stage
 * of the sign-in: signed in, or back at the start with the reason.
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
