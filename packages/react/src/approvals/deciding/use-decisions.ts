import {
  type Decided,
  type RequestCode,
  type RequestOutcome,
  approvals,
} from '@sixpence/core/approvals'
import type { ApprovalMode } from '@sixpence/core/customer'
import { isSixpenceError } from '@sixpence/core/errors'
import { useState } from 'react'
import { useAttempt, type Resend } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { useRefresh, type ChangeState } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'
import { useApprovalCode } from './use-approval-code.ts'

/** The decision on one request, on several together, or on a batch. */
export interface DecisionTask {
  /** The requested confirmation; undefined while there is none. */
  readonly code: RequestCode | undefined
  readonly resend: Resend
  readonly change: ChangeState
  /** Asks the user for one confirmation of all, in their own way. */
  readonly begin: () => Promise<void>
  /** Asks in another way available to the user. */
  readonly approveBy: (way: ApprovalMode) => Promise<void>
  /** Forgets the code. The requests keep waiting. */
  readonly cancel: () => void
  /** Moves the money of all requests that can be paid. The code is left out if none is needed. */
  readonly approve: (code?: string) => Promise<void>
  /** Asks the bank once for the device's answer. Changes nothing until there is one. */
  readonly checkDevice: () => Promise<void>
  /** Declines and returns true if the bank accepted that. */
  readonly decline: (reason: string) => Promise<boolean>
  /** The outcome of each request; undefined until a decision is made. */
  readonly outcomes: readonly RequestOutcome[] | undefined
}

/**
 * Lets a user decide requests or a batch. If there is only one, its refusal becomes the failure.
 *
 * @param onDecided Called each time a decision succeeds for at least one request.
 */
export function useDecisions(decided: Decided, onDecided?: () => void): DecisionTask {
  const client = useSixpence().use(approvals)
  const refresh = useRefresh()
  const { run, ...attempt } = useAttempt()
  const codeTask = useApprovalCode(decided)
  const { code: sent, resend, deviceFailure } = codeTask
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
    const isSent = await run(() => codeTask.send(way).then(() => true))
    // Somebody else was faster, so the list is out of date.
    if (!isSent) refresh(approvalsApi.decide)
  }
  const cancel = () => {
    attempt.clear()
    codeTask.forget(attempt.error !== undefined && SPENT.has(attempt.error.code))
  }

  const error = attempt.error ?? deviceFailure ?? (sent && resend.error)
  const change = { ...attempt, error, failure: error }

  return {
    code: sent,
    resend,
    change,
    outcomes,
    begin: () => begin(),
    approveBy: begin,
    cancel,
    async approve(code) {
      if (!sent) return
      const { approvalTransactionId } = sent
      const word = { approvalTransactionId, ...(code !== undefined && { code }) }
      if (await decide(() => client.approve(word))) codeTask.forget(true)
    },
    async checkDevice() {
      if (!sent) return
      const { approvalTransactionId } = sent
      try {
        take(checked(await client.approve({ approvalTransactionId })))
        attempt.clear()
        codeTask.forget(true)
      } catch (error) {
        if (!isSixpenceError(error)) throw error
        if (!PASSES.has(error.code)) codeTask.setDeviceFailure(error)
      }
    },
    decline: reason => decide(() => client.decline({ ...decided, reason })),
  }
}

/** The errors after which a code can't be used any more. */
const SPENT: ReadonlySet<string> = new Set(['too_many_attempts', 'expired_code', 'codes_locked'])

/** The errors that leave the device's answer open. */
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
