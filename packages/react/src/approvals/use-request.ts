import {
  requestMove,
  type RequestCode,
  type RequestMove,
  type TransactionRequest,
} from '@sixpence/core'
import { useState } from 'react'
import { useAttempt, useResend, type Resend } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { failureOf, useRefresh, type Failure } from '../store/index.ts'
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
  const query = approvalsApi.find.useRead({ requestId: id })
  const refresh = useRefresh()
  const { isPending, failure, run, clear } = useAttempt()
  const [sent, setSent] = useState<{ readonly code: RequestCode; readonly at: number }>()
  const transactionIds = [id]
  const send = async () =>
    setSent({ code: await approvals.sendCode({ transactionIds }), at: Date.now() })
  const resend = useResend(sent?.at ?? 0, send)
  const request = query.currentData
  const decide = async (work: () => Promise<unknown>) => {
    const isDone = await run(() => work().then(() => true))
    refresh(approvalsApi.decide)
    return isDone === true
  }
  return {
    request,
    loadFailure: failureOf(query.error),
    retry: () => void query.refetch(),
    move: request ? requestMove(request, right).result : 'none',
    code: sent?.code,
    resend,
    isPending,
    failure,
    begin: () => run(send),
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
    withdraw: async () => void (await decide(() => approvals.withdraw({ transactionIds }))),
  }
}
