import type { RequestCode, RequestOutcome } from '@sixpence/core'
import { useState } from 'react'
import { useAttempt, useResend, type Resend } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { useRefresh, type Failure } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'

/** What is decided of one request, or of several together. */
export interface DecisionTask {
  /** The code that was sent; undefined while none is asked for. */
  readonly code: RequestCode | undefined
  readonly resend: Resend
  readonly isPending: boolean
  readonly failure: Failure | undefined
  /** Has one code sent to the user, for all of them. */
  readonly begin: () => Promise<void>
  /** Forgets the code; the requests wait on. */
  readonly cancel: () => void
  /** Moves the money of those that nothing stands against. */
  readonly approve: (code: string) => Promise<void>
  /** Answers whether the bank took it. */
  readonly decline: (reason: string) => Promise<boolean>
  /** What came of each; undefined before anything is decided. */
  readonly outcomes: readonly RequestOutcome[] | undefined
}

/**
 * Lets a user decide requests. Of a single one a refusal is the failure.
 *
 * @param onDecided Called each time something came of at least one.
 */
export function useDecisions(
  transactionIds: readonly string[],
  onDecided?: () => void,
): DecisionTask {
  const { approvals } = useSixpence()
  const refresh = useRefresh()
  const { isPending, failure, run, clear } = useAttempt()
  const [sent, setSent] = useState<{ readonly code: RequestCode; readonly at: number }>()
  const [outcomes, setOutcomes] = useState<readonly RequestOutcome[]>()
  const send = async () =>
    setSent({ code: await approvals.sendCode({ transactionIds }), at: Date.now() })
  const resend = useResend(sent?.at ?? 0, send)

  const decide = async (work: () => Promise<readonly RequestOutcome[]>) => {
    const came = await run(async () => checked(await work()))
    refresh(approvalsApi.decide)
    if (came) setOutcomes(came)
    if (came?.some(({ failure: refused }) => !refused)) onDecided?.()
    return came !== undefined
  }

  return {
    code: sent?.code,
    resend,
    isPending,
    failure,
    outcomes,
    async begin() {
      const isSent = await run(() => send().then(() => true))
      // Somebody was faster: what is shown is old.
      if (!isSent) refresh(approvalsApi.decide)
    },
    cancel() {
      clear()
      setSent(undefined)
    },
    async approve(code) {
      if (!sent) return
      const { approvalTransactionId } = sent.code
      if (await decide(() => approvals.approve({ approvalTransactionId, code }))) setSent(undefined)
    },
    decline: reason => decide(() => approvals.decline({ transactionIds, reason })),
  }
}

function checked(outcomes: readonly RequestOutcome[]): readonly RequestOutcome[] {
  const [first] = outcomes
  if (outcomes.length === 1 && first?.failure) throw first.failure
  return outcomes
}
