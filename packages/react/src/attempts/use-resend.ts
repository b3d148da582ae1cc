import { isSixpenceError } from '@sixpence/core/errors'
import { useState } from 'react'
import { useAttempt, type AttemptState } from './use-attempt.ts'
import { useCountdown } from './use-countdown.ts'

const PAUSE_MS = 60_000

/**
 * The state and action for requesting a new code. A request that came too soon is no `error`:
 * `secondsLeft` shows the wait.
 */
export interface Resend extends AttemptState {
  /** The seconds until a new code can be requested; 0 if it can be now. */
  readonly secondsLeft: number
  /** The number of codes sent since the page was opened. */
  readonly sentCount: number
  /** Sends a code. Does nothing while one is being sent or the pause lasts. */
  readonly send: () => Promise<void>
}

/**
 * Lets the user request a new code at most once in 60 seconds, or later if the bank demands it.
 *
 * @param sentAt The time at which the present code was sent, in wall-clock milliseconds.
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
    error: attempt.error,
    failure: attempt.error,
    send: async () => {
      if (secondsLeft === 0) await attempt.run(askOnce)
    },
  }
}
