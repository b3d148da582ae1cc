import type { PendingChange } from '@sixpence/core/bank'
import { SixpenceError } from '@sixpence/core/errors'
import { useState } from 'react'
import { useAttempt, type AttemptState } from './use-attempt.ts'
import { useResend, type Resend } from './use-resend.ts'

/** The state of a change that needs a code. */
export type ChangeStage =
  | { readonly name: 'idle' }
  | {
      readonly name: 'code'
      readonly change: PendingChange
      /** Wall-clock time in milliseconds. */
      readonly sentAt: number
    }
  | { readonly name: 'done' }
  | { readonly name: 'canceled' }

/** The state and actions for a change that must be confirmed with a code. */
export interface ConfirmedChange extends AttemptState {
  readonly stage: ChangeStage
  readonly resend: Resend
  /** Requests the change. Returns true when a code was sent, or when the change is done without one. */
  readonly begin: (ask: Ask) => Promise<boolean>
  readonly confirm: (code: string) => Promise<void>
  /** Cancels the change. */
  readonly cancel: () => void
  /** Returns to the start, without a result. */
  readonly close: () => void
}

type Ask = () => Promise<PendingChange | undefined>

interface Confirming {
  readonly ask: Ask
  readonly stage: ChangeStage
}

const IDLE: ChangeStage = { name: 'idle' }

/**
 * Makes a change in two steps: it is requested, and then confirmed with the code that the bank
 * sends.
 *
 * @param confirmAtBank Sends the code. Resolves when the change is made.
 */
export function useConfirmedChange(
  confirmAtBank: (requestKey: string, code: string) => Promise<void>,
): ConfirmedChange {
  const attempt = useAttempt()
  const [{ ask, stage }, set] = useState<Confirming>({ ask: noRequest, stage: IDLE })
  const setStage = (next: ChangeStage) => set(present => ({ ...present, stage: next }))

  async function askFor(change: Ask) {
    const pending = await change()
    const next: ChangeStage = pending
      ? { name: 'code', change: pending, sentAt: Date.now() }
      : { name: 'done' }
    set({ ask: change, stage: next })
  }

  const resend = useResend(stage.name === 'code' ? stage.sentAt : 0, () => askFor(ask))

  return {
    stage,
    isPending: attempt.isPending,
    error: attempt.error ?? resend.error,
    failure: attempt.error ?? resend.error,
    resend,
    begin: async change =>
      (await attempt.run(async () => {
        await askFor(change)
        return true
      })) ?? false,
    confirm: async code => {
      if (stage.name !== 'code') return
      const { requestKey } = stage.change
      await attempt.run(async () => {
        if (requestKey === undefined) throw notBegun()
        await confirmAtBank(requestKey, code)
        setStage({ name: 'done' })
      })
    },
    cancel: () => {
      attempt.clear()
      setStage({ name: 'canceled' })
    },
    close: () => {
      attempt.clear()
      setStage(IDLE)
    },
  }
}

/** The bank returned no change that a code could confirm. */
const notBegun = () =>
  new SixpenceError('unexpected_answer', 'Not Operation Id, Fail Operation', {
    description: 'Not Operation Id, Fail Operation',
  })

const noRequest: Ask = async () => undefined
