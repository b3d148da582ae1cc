import {
  isSixpenceError,
  type Credentials,
  type Session,
  type SignIn,
  type SignInStep as BankStep,
  type SixpenceError,
} from '@sixpence/core/session'
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { useAttempt, useResend, type Attempt, type Resend } from '../attempts/index.ts'
import { useSignInClient } from '../provider/index.ts'

/** The state of a sign-in on the screen. */
export type SignInStage =
  | {
      readonly name: 'credentials'
      /** Why the customer is back at the start. */
      readonly notice: SignInEnd | undefined
    }
  | ({ readonly name: 'code' } & Omit<StepOf<'codeNeeded'>, 'status'>)
  | ({ readonly name: 'approval' } & Omit<StepOf<'approvalNeeded'>, 'status'>)
  | { readonly name: 'done' }

type StepOf<Status> = BankStep & { readonly status: Status }

/** What ends a sign-in that had begun: the way on is a new start. */
export type SignInEnd =
  | 'expired_code'
  | 'too_many_attempts'
  | 'approval_refused'
  | 'approval_expired'

/** What a sign-in screen needs. */
export interface SignInTask {
  readonly stage: SignInStage
  readonly isPending: boolean
  /** Why the last try failed: switch on `code`. */
  readonly failure: SixpenceError | undefined
  readonly resend: Resend
  /** Hands over name and password. Does nothing while a try is under way. */
  readonly start: (credentials: Credentials) => Promise<void>
  /** Hands over the code. */
  readonly confirm: (code: string) => Promise<void>
  /** Waits for the linked device until `signal` says to stop; what comes of it is the next stage. */
  readonly awaitApproval: (signal: AbortSignal) => Promise<void>
  /** Asks for a one-time code in place of the approval. */
  readonly sendCodeInstead: () => Promise<void>
  /** Goes back to name and password. */
  readonly startOver: () => void
}

const START: SignInStage = { name: 'credentials', notice: undefined }

/**
 * Everything a screen needs to sign a customer in, and nothing about how it looks. It goes nowhere
 * by itself: once signed in, the session says so to everyone who watches it. `client` says for whom
 * the sign-in is, unless the credentials do.
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
    failure: attempt.failure ?? resend.failure,
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
 * Goes on where the page stood before it was reloaded. What keeps everybody from signing in on this
 * page is told as of a first try.
 */
function useResumed(
  signIn: SignIn,
  setStage: (stage: SignInStage) => void,
  attempt: Attempt['run'],
) {
  useEffect(() => {
    let isWanted = true
    signIn.resume().then(
      step => isWanted && step && setStage(stageOf(step)),
      // When a step cannot go on, the sign-in starts again.
      (error: unknown) => isWanted && isInsecure(error) && attempt(() => Promise.reject(error)),
    )
    return () => {
      isWanted = false
    }
  }, [signIn, setStage, attempt])
}

const isInsecure = (error: unknown): error is SixpenceError =>
  isSixpenceError(error) && error.code === 'insecure_context'

/** A session that ends while its sign-in is still on show needs a new one. */
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

// A code that is spent cannot be typed again: the sign-in it belongs to is over.
const ENDS: ReadonlySet<string> = new Set<SignInEnd>([
  'expired_code',
  'too_many_attempts',
  'approval_refused',
])

const endOf = (error: unknown) =>
  isSixpenceError(error) && ENDS.has(error.code) ? (error.code as SignInEnd) : undefined
