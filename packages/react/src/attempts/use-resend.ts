import { isSixpenceError, type SixpenceError } from '@sixpence/core/session'
import { useState } from 'react'
import { useAttempt } from './use-attempt.ts'
import { useCountdown } from './use-countdown.ts'

const PAUSE_MS = 60_000

/** How a new code is asked for. */
export interface Resend {
  /** Seconds until a new code may be asked for; 0 when it may be now. */
  readonly secondsLeft: number
  readonly isPending: boolean
  /** Goes up with each code that went out since the page was opened. */
  readonly sentCount: number
  /** Why no new code went out. That it was too soon is not told: `secondsLeft` says when. */
  readonly failure: SixpenceError | undefined
  /** Does nothing while a code is on its way or the pause is not over. */
  readonly send: () => Promise<void>
}

/**
 * Lets a new code be asked for, at most once in 60 seconds; later when the bank says so.
 *
 * @param sentAt When the present code went out, in wall milliseconds.
 * @param ask Sends a new code.
 */
export function useResend(sentAt: number, ask: () => Promise<void>): Resend {
  const attempt = useAttempt()
  const [pausedUntil, setPausedUntil] = useState(0)
  const [sentCount, setSentCount] = useState(0)
  const secondsLeft = useCountdown(Math.max(sentAt + PAUSE_MS, pausedUntil))

  async function askOnce() {
    try {
      await ask()
      setSentCount(count => count + 1)
      setPausedUntil(Date.now() + PAUSE_MS)
    } catch (error) {
      if (!isSixpenceError(error) || error.code !== 'too_soon') throw error
      setPausedUntil(Date.now() + (error.retryAfterSeconds ?? PAUSE_MS / 1000) * 1000)
    }
  }

  return {
    secondsLeft,
    isPending: attempt.isPending,
    sentCount,
    failure: attempt.failure,
    send: async () => {
      if (secondsLeft === 0) await attempt.run(askOnce)
    },
  }
}
