import { access } from '@sixpence/core/access'
import type { SixpenceError } from '@sixpence/core/errors'
import { useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../provider/index.ts'

/** The state and action for choosing a customer to act for. */
export interface ActForTask {
  /**
   * Starts acting for the customer and leads to the start page. Staff give a reason, which the
   * customer can read.
   */
  readonly choose: (customerId: string, reason?: string) => Promise<void>
  /** The customer whose access is being requested. */
  readonly pendingId: string | undefined
  readonly error: SixpenceError | undefined
  /** @deprecated Use `error`. */
  readonly failure: SixpenceError | undefined
}

/** Lets the user choose a customer to act for. */
export function useActFor(): ActForTask {
  const client = useSixpence().use(access)
  const navigateTo = useNavigateTo()
  const [chosen, setChosen] = useState<string>()
  const { isPending, error, run } = useAttempt()
  // A later choice reports its own result.
  const shown = error?.code === 'superseded' ? undefined : error
  return {
    pendingId: isPending ? chosen : undefined,
    error: shown,
    failure: shown,
    choose: async (customerId, reason) => {
      setChosen(customerId)
      await run(async () => {
        await client.actFor({ customerId, reason })
        navigateTo({ to: 'start' })
      })
    },
  }
}
