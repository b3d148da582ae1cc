import { type RecoveryClaim, type RecoveryStatus, recovery } from '@sixpence/core/recovery'
import { useState } from 'react'
import { useAttempt, useResend, type Resend, type AttemptState } from '../attempts/index.ts'
import type { BotCheck } from '../bot-check/index.ts'
import { useSixpence } from '../provider/index.ts'
import { progressOf, START, type RecoveryState } from './recovery-state.ts'
import { reachableStep, type RecoveryStep } from './recovery-step.ts'
import { useFollowedStatus } from './use-followed-status.ts'

/** The data and actions for a screen to recover an account. */
export interface RecoveryTask extends AttemptState {
  /** The step to show, whatever step was requested. */
  readonly step: RecoveryStep
  readonly email: string
  /** Identifies the email with the code, for questions to the bank. */
  readonly emailId: string | undefined
  /** The status of the check of the person. */
  readonly status: RecoveryStatus | undefined
  readonly resend: Resend
  /** Sends a code to the account's address. */
  readonly requestCode: (email: string) => Promise<void>
  /** Requests a check of a person who can no longer read it. */
  readonly claim: (claim: Omit<RecoveryClaim, 'captcha'>) => Promise<void>
  readonly confirmCode: (code: string) => Promise<void>
  readonly changePassword: (password: string) => Promise<void>
  /** Goes back to the beginning, with the address kept. */
  readonly startOver: () => void
}

/** The host keeps the step in its address, so that the browser's back button works. */
export interface RecoveryOptions {
  /** The step in the host's address. */
  readonly requestedStep: RecoveryStep
  /** Called with the next step; the host goes there. */
  readonly onStepChange: (step: RecoveryStep) => void
  readonly botCheck: Pick<BotCheck, 'captcha' | 'renew'>
}

type Claim = Omit<RecoveryClaim, 'captcha'>

/**
 * Recovers an account, without a look. The typed data lives as long as the component: a reloaded
 * page begins again.
 */
export function useRecovery({
  requestedStep,
  onStepChange,
  botCheck,
}: RecoveryOptions): RecoveryTask {
  const attempt = useAttempt()
  const [state, setState] = useState(START)
  const { claim, email, emailId, taskId, status, sentAt } = state
  const step = reachableStep(requestedStep, progressOf(state))
  const move = (next: Partial<RecoveryState>, to: RecoveryStep) => {
    setState(present => ({ ...present, ...next }))
    onStepChange(to)
  }
  const ask = useQuestions(botCheck, move)

  useFollowedStatus(step === 'status' ? taskId : undefined, next => {
    const isApproved = next.verificationStatus === 'approved'
    if (isApproved) return move({ status: next, sentAt: Date.now() }, 'reset')
    setState(present => ({ ...present, status: next }))
  })

  const resend = useResend(sentAt ?? 0, () =>
    // The account's own email doesn't help a person who has lost it: they are checked once more.
    claim ? ask.begin(claim) : ask.requestCode(email),
  )
  const run = async (work: () => Promise<void>) => {
    await attempt.run(work)
  }

  return {
    step,
    email,
    emailId,
    status,
    isPending: attempt.isPending,
    error: attempt.error ?? resend.error,
    failure: attempt.error ?? resend.error,
    resend,
    requestCode: address => run(() => ask.requestCode(address)),
    claim: said => run(() => ask.begin(said)),
    confirmCode: code => run(() => ask.confirmCode(email, code)),
    changePassword: password => run(() => ask.changePassword(state, password)),
    startOver: () => {
      attempt.clear()
      move({ ...START, email }, 'email')
    },
  }
}

/** Returns the questions to the bank; each answer moves to its next step. */
function useQuestions(
  { captcha, renew }: RecoveryOptions['botCheck'],
  move: (next: Partial<RecoveryState>, to: RecoveryStep) => void,
) {
  const client = useSixpence().use(recovery)
  return {
    requestCode: async (email: string) => {
      // A value of the bot check works once, whatever the outcome.
      const { emailId } = await client.requestCode({ email, captcha }).finally(renew)
      move({ ...START, email, emailId, sentAt: Date.now() }, 'reset')
    },
    begin: async (claim: Claim) => {
      const taskId = await client.start({ ...claim, captcha }).finally(renew)
      move({ ...START, claim, email: claim.email, taskId }, 'status')
    },
    confirmCode: async (email: string, code: string) => {
      await client.checkCode({ email, code })
      move({ code }, 'password')
    },
    changePassword: async ({ email, code }: RecoveryState, password: string) => {
      if (code === undefined) return
      await client.changePassword({ email, code, password })
      move({ ...START, isDone: true }, 'success')
    },
  }
}
