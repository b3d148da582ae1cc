import type { PendingChange } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/session'
import { useState } from 'react'
import { useAttempt } from './use-attempt.ts'
import { useResend, type Resend } from './use-resend.ts'

/** The state of a change that needs a code. */
export type ChangeStage =
  | { readonly name: 'idle' }
  | {
      readonly name: 'code'
      readonly change: PendingChange
      /** Wall milliseconds. */
      readonly sentAt: number
    }
  | { readonly name: 'done' }
  | { readonly name: 'canceled' }

/** What a screen needs to make a change that must be confirmed with a code. */
export interface ConfirmedChange {
  readonly stage: ChangeStage
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  readonly resend: Resend
  /**
   * Asks the bank for the change; true when a code has gone out, or when it is made already and
   * nothing is answered.
   */
  readonly begin: (ask: Ask) => Promise<boolean>
  readonly confirm: (code: string) => Promise<void>
  /** Leaves the change unmade. */
  readonly cancel: () => void
  /** Back to the beginning, with nothing to tell. */
  readonly close: () => void
}

type Ask = () => Promise<PendingChange | undefined>

interface Confirming {
  readonly ask: Ask
  readonly stage: ChangeStage
}

const IDLE: ChangeStage = { name: 'idle' }

/**
 * Makes a change in two steps: asked for, then confirmed with the code that the bank has sent.
 *
 * @param confirmAtBank Hands the code over; resolves when the change is made.
 */
export function useConfirmedChange(
  confirmAtBank: (requestKey: string, code: string) => Promise<void>,
): ConfirmedChange {
  const attempt = useAttempt()
  const [{ ask, stage }, set] = useState<Confirming>({ ask: nothingAsked, stage: IDLE })
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
    failure: attempt.failure ?? resend.failure,
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

/** The bank named no change that a code could confirm. */
const notBegun = () =>
  new SixpenceError('unexpected_answer', 'Not Operation Id, Fail Operation', {
    description: 'Not Operation Id, Fail Operation',
  })

const nothingAsked: Ask = async () => undefined
