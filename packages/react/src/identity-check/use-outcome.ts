import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import {
  type IdentityChecks,
  type IdentityCheckState,
  identityCheck,
} from '@sixpence/core/identity-check'
import { useEffect, useState } from 'react'
import { useSixpence } from '../provider/index.ts'
import { useRefresh } from '../store/index.ts'
import { identityCheckApi } from './identity-check-api.ts'

/** The state of a followed check. */
export interface OutcomeTask {
  readonly state: IdentityCheckState | undefined
  readonly lost: SixpenceError | undefined
}

/** Follows a check until it ends. If its customer has returned from it, the bank is notified first. */
export function useOutcome(runId: string | undefined, isBack: boolean): OutcomeTask {
  const client = useSixpence().use(identityCheck)
  const refresh = useRefresh()
  const [told, setTold] = useState<{ runId: string; state: IdentityCheckState }>()
  const [lost, setLost] = useState<SixpenceError>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  useEffect(() => {
    if (runId === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const onState = (state: IdentityCheckState) => setTold({ runId, state })
    const follow = async () => {
      if (isBack) await reportDone(client, runId)
      signal.throwIfAborted()
      await client.outcome(runId, { signal, onState })
    }
    follow().catch((cause: unknown) => {
      if (signal.aborted) return
      if (isSixpenceError(cause)) setLost(cause)
      else setDefect({ thrown: cause })
    })
    return () => leaving.abort()
  }, [client, runId, isBack])
  if (defect) throw defect.thrown
  const state = told?.runId === runId ? told?.state : undefined
  const status = state?.status
  useEffect(() => {
    // The customer's data at the bank may have changed with it.
    if (status !== undefined && status !== 'open') refresh(identityCheckApi.complete)
  }, [status, refresh])
  return { state, lost }
}

/**
 * Notifies the bank that the customer is done. The provider decides the result; without this, the
 * bank only learns it later.
 */
async function reportDone(checks: IdentityChecks, runId: string): Promise<void> {
  try {
    await checks.complete({ runId })
  } catch (cause) {
    if (!isSixpenceError(cause)) throw cause
  }
}
