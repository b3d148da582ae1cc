import type { ApprovalMode, Decided, RequestCode, RequestOutcome } from '@sixpence/core'
import { isSixpenceError } from '@sixpence/core/session'
import { useState } from 'react'
import { useAttempt, type Resend } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { useRefresh, type Failure } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'
import { useApprovalCode } from './use-approval-code.ts'

/** What is decided of one request, of several together, or of a batch. */
export interface DecisionTask {
  /** How the user is asked for their word; undefined while they are not. */
  readonly code: RequestCode | undefined
  readonly resend: Resend
  readonly isPending: boolean
  readonly failure: Failure | undefined
  /** Asks the user for one word on all of them, in their own way. */
  readonly begin: () => Promise<void>
  /** Asks in another of the ways that lead to them. */
  readonly approveBy: (way: ApprovalMode) => Promise<void>
  /** Forgets the code; the requests wait on. */
  readonly cancel: () => void
  /** Moves the money of those that nothing stands against; without a code where none is wanted. */
  readonly approve: (code?: string) => Promise<void>
  /** Asks once what a device has answered; nothing changes until it has. */
  readonly checkDevice: () => Promise<void>
  /** Answers whether the bank took it. */
  readonly decline: (reason: string) => Promise<boolean>
  /** What came of each; undefined before anything is decided. */
  readonly outcomes: readonly RequestOutcome[] | undefined
}

/**
 * Lets a user decide requests or a batch. Of a single one a refusal is the failure.
 *
 * @param onDecided Called each time something came of at least one.
 */
export function useDecisions(decided: Decided, onDecided?: () => void): DecisionTask {
  const { approvals } = useSixpence()
  const refresh = useRefresh()
  const { isPending, failure, run, clear } = useAttempt()
  const asked = useApprovalCode(decided)
  const { code: sent, resend, deviceFailure } = asked
  const [outcomes, setOutcomes] = useState<readonly RequestOutcome[]>()

  const take = (came: readonly RequestOutcome[] | undefined) => {
    refresh(approvalsApi.decide)
    if (came) setOutcomes(came)
    if (came?.some(({ failure: refused }) => !refused)) onDecided?.()
    return came !== undefined
  }
  const decide = async (work: () => Promise<readonly RequestOutcome[]>) => {
    setOutcomes(undefined)
    return take(await run(async () => checked(await work())))
  }
  const begin = async (way?: ApprovalMode) => {
    setOutcomes(undefined)
    const isSent = await run(() => asked.send(way).then(() => true))
    // Somebody was faster: what is shown is old.
    if (!isSent) refresh(approvalsApi.decide)
  }
  const cancel = () => {
    clear()
    asked.forget(failure !== undefined && SPENT.has(failure.code))
  }

  return {
    code: sent,
    resend,
    isPending,
    failure: failure ?? deviceFailure ?? (sent && resend.failure),
    outcomes,
    begin: () => begin(),
    approveBy: begin,
    cancel,
    async approve(code) {
      if (!sent) return
      const { approvalTransactionId } = sent
      const word = { approvalTransactionId, ...(code !== undefined && { code }) }
      if (await decide(() => approvals.approve(word))) asked.forget(true)
    },
    async checkDevice() {
      if (!sent) return
      const { approvalTransactionId } = sent
      try {
        take(checked(await approvals.approve({ approvalTransactionId })))
        clear()
        asked.forget(true)
      } catch (error) {
        if (!isSixpenceError(error)) throw error
        if (!PASSES.has(error.code)) asked.setDeviceFailure(error)
      }
    },
    decline: reason => decide(() => approvals.decline({ ...decided, reason })),
  }
}

/** After these the code is of no use any more. */
const SPENT: ReadonlySet<string> = new Set(['too_many_attempts', 'expired_code', 'codes_locked'])

/** What says nothing about what the device has answered. */
const PASSES: ReadonlySet<string> = new Set([
  'approval_pending',
  'in_flight',
  'offline',
  'timeout',
  'server_unavailable',
])

function checked(outcomes: readonly RequestOutcome[]): readonly RequestOutcome[] {
  const [first] = outcomes
  if (outcomes.length === 1 && first?.failure) throw first.failure
  return outcomes
}
