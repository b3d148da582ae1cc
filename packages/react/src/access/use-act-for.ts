import type { SixpenceError } from '@sixpence/core'
import { useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../provider/index.ts'

/** Choosing whom to act for. */
export interface ActForTask {
  /**
   * Acts for the customer, and leads to where acting for them begins. Staff say why, for the
   * customer to read.
   */
  readonly choose: (customerId: string, reason?: string) => Promise<void>
  /** Whom the bank is being asked about. */
  readonly pendingId: string | undefined
  readonly failure: SixpenceError | undefined
}

/** Lets the user choose whom to act for. */
export function useActFor(): ActForTask {
  const { access } = useSixpence()
  const navigateTo = useNavigateTo()
  const [chosen, setChosen] = useState<string>()
  const { isPending, failure, run } = useAttempt()
  return {
    pendingId: isPending ? chosen : undefined,
    // What was chosen later tells of itself.
    failure: failure?.code === 'superseded' ? undefined : failure,
    choose: async (customerId, reason) => {
      setChosen(customerId)
      await run(async () => {
        await access.actFor({ customerId, reason })
        navigateTo({ to: 'start' })
      })
    },
  }
}
