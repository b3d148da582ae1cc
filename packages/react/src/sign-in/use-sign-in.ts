import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import type { Credentials, Session, SignIn, SignInStep as BankStep } from '@sixpence/core/session'
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import {
  useAttempt,
  useResend,
  type Attempt,
  type Resend,
  type AttemptState,
} from '../attempts/index.ts'
import { useSignInClient } from '../provider/index.ts'

/** The state of a sign-in on the screen. */
export type SignInStage =
  | {
      readonly name: 'credentials'
      /** The reason why the customer is back at the start. */
      readonly notice: SignInEnd | undefined
    }
  | ({ readonly name: 'code' } & Omit<StepOf<'codeNeeded'>, 'status'>)
  | ({ readonly name: 'approval' } & Omit<StepOf<'approvalNeeded'>, 'status'>)
  | { readonly name: 'done' }

type StepOf<Status> = BankStep & { readonly status: Status }

/** The reasons that end a sign-in in progress: the customer has to start again. */
export type SignInEnd =
  | 'expired_code'
  | 'too_many_attempts'
  | 'approval_refused'
  | 'approval_expired'

/** The data and actions for a sign-in screen. */
export interface SignInTask extends AttemptState {
  readonly stage: SignInStage
  readonly resend: Resend
  /** Sends name and password. Does nothing while a try is under way. */
  readonly start: (credentials: Credentials) => Promise<void>
  /** Sends the code. */
  readonly confirm: (code: string) => Promise<void>
  /** Waits for the linked device until `signal` aborts; the result is the next stage. */
  readonly awaitApproval: (signal: AbortSignal) => Promise<void>
  /** Requests a one-time code instead of the approval. */
  readonly sendCodeInstead: () => Promise<void>
  /** Goes back to name and password. */
  readonly startOver: () => void
}

const START: SignInStage = { name: 'credentials', notice: undefined }

/**
 * Everything a screen needs to sign a customer in, without its looks. It doesn't navigate: once
 * signed in, the session reports it to everyone who watches it. `client` is the client that the
 * sign-in is for, unless the credentials name one.
 */
export function useSignIn(client?: Credentials['client']): SignInTask {
  const { signIn, session } = useSignInClient()
  const [stage, setStage] = useState<SignInStage>(START)
  const attempt = useAttempt()
  const signInId = 'signInId' in stage ? stage.signInId : undefined

  async function follow(asking: Promise<BankStep>) {
    try {
      setStage(stageOf(await asking))
    } catch (error) {
      const end = endOf(error)
      if (!end) throw error
      const isLate = end === 'expired_code' && stage.name === 'approval'
      setStage({ name: 'credentials', notice: isLate ? 'approval_expired' : end })
    }
  }

  useResumed(signIn, setStage, attempt.run)
  useAnew(session, setStage)
  const resend = useResend('sentAt' in stage ? stage.sentAt : 0, async () => {
    if (signInId !== undefined) await follow(signIn.resend(signInId))
  })

  return {
    stage,
    isPending: attempt.isPending,
    error: attempt.error ?? resend.error,
    failure: attempt.error ?? resend.error,
    resend,
    start: async credentials => {
      await attempt.run(() => follow(signIn.start({ client, ...credentials })))
    },
    confirm: async code => {
      if (signInId !== undefined) await attempt.run(() => follow(signIn.confirm(signInId, code)))
    },
    awaitApproval: async signal => {
      if (signInId === undefined) return
      await follow(signIn.awaitApproval(signInId, signal)).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    },
    sendCodeInstead: async () => {
      if (signInId !== undefined) await attempt.run(() => follow(signIn.sendCodeInstead(signInId)))
    },
    startOver: () => {
      attempt.clear()
      setStage(START)
      if (signInId !== undefined) void signIn.abandon(signInId)
    },
  }
}

/**
 * Continues at the stage before the page was reloaded. An error that keeps everybody from signing
 * in on this page is shown like that of a first try.
 */
function useResumed(
  signIn: SignIn,
  setStage: (stage: SignInStage) => void,
  attempt: Attempt['run'],
) {
  useEffect(() => {
    let isMounted = true
    signIn.resume().then(
      step => isMounted && step && setStage(stageOf(step)),
      // If a step can't continue, the sign-in starts again.
      (error: unknown) => isMounted && isInsecure(error) && attempt(() => Promise.reject(error)),
    )
    return () => {
      isMounted = false
    }
  }, [signIn, setStage, attempt])
}

const isInsecure = (error: unknown): error is SixpenceError =>
  isSixpenceError(error) && error.code === 'insecure_context'

/** A session that ends while its sign-in is still on show needs a new sign-in. */
function useAnew(session: Session, setStage: Dispatch<SetStateAction<SignInStage>>) {
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.getSnapshot().status !== 'signed_out') return
        setStage(stage => (stage.name === 'done' ? START : stage))
      }),
    [session, setStage],
  )
}

function stageOf(step: BankStep): SignInStage {
  switch (step.status) {
    case 'signedIn':
      return { name: 'done' }
    case 'codeNeeded':
      return { name: 'code', ...step }
    case 'approvalNeeded':
      return { name: 'approval', ...step }
  }
}

// A used code can't be typed again: its sign-in is over.
const ENDS: ReadonlySet<string> = new Set<SignInEnd>([
  'expired_code',
  'too_many_attempts',
  'approval_refused',
])

const endOf = (error: unknown) =>
  isSixpenceError(error) && ENDS.has(error.code) ? (error.code as SignInEnd) : undefined
