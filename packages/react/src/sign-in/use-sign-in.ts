import {
  isSixpenceError,
  type SignInStep as BankStep,
  type SixpenceError,
} from '@sixpence/core/session'
import { useState } from 'react'
import { useAttempt, useResend, type Resend } from '../attempts/index.ts'
import { useSignInDoor } from '../provider/index.ts'

/** Where a sign-in stands on the screen. */
export type SignInStage =
  | {
      readonly name: 'credentials'
      /** Why the customer is back at the start. */
      readonly notice: 'expired_code' | 'too_many_attempts' | undefined
    }
  | {
      readonly name: 'code'
      readonly signInId: string
      /** Where the code went, masked. */
      readonly sentTo: string | undefined
      /** Wall milliseconds. */
      readonly sentAt: number
    }
  | { readonly name: 'done' }

/** What a sign-in screen needs. */
export interface SignInTask {
  readonly stage: SignInStage
  readonly isPending: boolean
  /** Why the last try failed: switch on `code`. */
  readonly failure: SixpenceError | undefined
  readonly resend: Resend
  /** Hands over name and password. Does nothing while a try is under way. */
  readonly start: (credentials: { username: string; password: string }) => Promise<void>
  /** Hands over the code. */
  readonly confirm: (code: string) => Promise<void>
  /** Goes back to name and password. */
  readonly startOver: () => void
}

const START: SignInStage = { name: 'credentials', notice: undefined }

/**
 * Everything a screen needs to sign a customer in, and nothing about how it looks. It goes nowhere
 * by itself: once signed in, the session says so to everybody who watches it.
 */
export function useSignIn(): SignInTask {
  const { signIn } = useSignInDoor()
  const [stage, setStage] = useState<SignInStage>(START)
  const attempt = useAttempt()

  async function follow(asking: Promise<BankStep>) {
    try {
      setStage(stageOf(await asking))
    } catch (error) {
      const end = endOf(error)
      if (!end) throw error
      setStage({ name: 'credentials', notice: end })
    }
  }

  const resend = useResend(stage.name === 'code' ? stage.sentAt : 0, async () => {
    if (stage.name === 'code') await follow(signIn.resend(stage.signInId))
  })

  return {
    stage,
    isPending: attempt.isPending,
    failure: attempt.failure ?? resend.failure,
    resend,
    start: async credentials => {
      await attempt.run(() => follow(signIn.start(credentials)))
    },
    confirm: async code => {
      if (stage.name !== 'code') return
      await attempt.run(() => follow(signIn.confirm(stage.signInId, code)))
    },
    startOver: () => {
      attempt.clear()
      setStage(START)
    },
  }
}

function stageOf(step: BankStep): SignInStage {
  if (step.status === 'signedIn') return { name: 'done' }
  const { signInId, sentTo } = step
  return { name: 'code', signInId, sentTo, sentAt: Date.now() }
}

// A code that is spent cannot be typed again: the sign-in it belongs to is over.
function endOf(error: unknown): 'expired_code' | 'too_many_attempts' | undefined {
  if (!isSixpenceError(error)) return undefined
  return error.code === 'expired_code' || error.code === 'too_many_attempts'
    ? error.code
    : undefined
}
