import {
  requestMove,
  type RequestCode,
  type RequestMove,
  type TransactionRequest,
} from '@sixpence/core'
import { useState } from 'react'
import { useResend, type Resend } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { failureOf, type Failure } from '../store/index.ts'
import { approvalsApi } from './approvals-api.ts'
import { useRight } from './use-right.ts'

/** One request, and what the user does with it. */
export interface RequestTask {
  /** Undefined until the bank has answered. */
  readonly request: TransactionRequest | undefined
  readonly loadFailure: Failure | undefined
  readonly retry: () => void
  /** What the user can do with it. */
  readonly move: RequestMove
  /** The code that was sent; undefined while none is asked for. */
  readonly code: RequestCode | undefined
  readonly resend: Resend
  readonly isPending: boolean
  readonly failure: Failure | undefined
  /** Has a code sent to the user. */
  readonly begin: () => Promise<void>
  /** Forgets the code; the request waits on. */
  readonly cancel: () => void
  /** Moves the money. */
  readonly approve: (code: string) => Promise<void>
  /** Answers whether the bank took it. */
  readonly decline: (reason: string) => Promise<boolean>
  readonly withdraw: () => Promise<void>
}

/** Everything a screen needs to have a request decided. */
export function useRequest(id: string): RequestTask {
  const { approvals } = useSixpence()
  const right = useRight()
  const query = approvalsApi.useGetRequestQuery(id)
  const [sent, setSent] = useState<{ readonly code: RequestCode; readonly at: number }>()
  const [sendCode, sending] = approvalsApi.useSendRequestCodeMutation()
  const [approveRequest, approving] = approvalsApi.useApproveRequestMutation()
  const [declineRequest, declining] = approvalsApi.useDeclineRequestMutation()
  const [withdrawRequest, withdrawing] = approvalsApi.useWithdrawRequestMutation()
  const resend = useResend(sent?.at ?? 0, async () => {
    setSent({ code: await approvals.sendCode({ transactionIds: [id] }), at: Date.now() })
  })
  const request = query.currentData
  const tried = [approving, declining, withdrawing, sending]
  const forget = () => {
    for (const attempt of tried) attempt.reset()
  }
  return {
    request,
    loadFailure: failureOf(query.error),
    retry: () => void query.refetch(),
    move: request ? requestMove(request, right).result : 'none',
    code: sent?.code,
    resend,
    isPending: tried.some(({ isLoading }) => isLoading),
    failure: failureOf(tried.find(({ error }) => error)?.error),
    async begin() {
      forget()
      const answer = await sendCode(id)
      if (answer.data) setSent({ code: answer.data, at: Date.now() })
    },
    cancel() {
      forget()
      setSent(undefined)
    },
    async approve(code) {
      if (!sent) return
      const answer = await approveRequest({
        approvalTransactionId: sent.code.approvalTransactionId,
        code,
      })
      if (!answer.error) setSent(undefined)
    },
    async decline(reason) {
      forget()
      return !(await declineRequest({ id, reason })).error
    },
    async withdraw() {
      forget()
      await withdrawRequest(id)
    },
  }
}
