import type { ApprovalMode } from '@sixpence/core/customer'
import { transfers } from '@sixpence/core/transfers'
import { useEffect } from 'react'
import {
  useAttempt,
  usePayments,
  useResend,
  type Resend,
  type AttemptState,
} from '../attempts/index.ts'
import { hooksOf, useRefresh } from '../store/index.ts'
import { usePayment, type KnownPayment } from './use-payment.ts'

/** The data and actions for a screen for one payment. */
export interface PaymentTask extends AttemptState {
  readonly known: KnownPayment
  readonly resend: Resend
  /** Sends it, once however often it is called. */
  readonly send: () => Promise<void>
  readonly approve: (code: string) => Promise<void>
  /** Requests the approval in another of its ways. */
  readonly approveBy: (approveType: ApprovalMode) => Promise<void>
  /** Begins a failed approval again. */
  readonly retryApproval: () => Promise<void>
  /** Asks the bank for the payment's state. */
  readonly check: () => Promise<void>
}

/** Everything a screen needs to bring one payment to its end. */
export function usePaymentTask(id: string): PaymentTask {
  const payments = usePayments()
  const known = usePayment(id)
  const { isPending, error, run } = useAttempt()
  const payment = known.status === 'known' ? known.payment : undefined
  const sentAt = payment?.status === 'pendingApproval' ? payment.changedAt : 0
  const resend = useResend(sentAt, async () => {
    await payments.resendCode(id)
  })
  useFreshCache(payment?.status)

  return {
    known,
    isPending,
    error: error ?? resend.error,
    failure: error ?? resend.error,
    resend,
    send: async () => void (await run(() => payments.send(id))),
    approve: async code => void (await run(() => payments.approve(id, code))),
    approveBy: async approveType => void (await run(() => payments.approveBy(id, approveType))),
    retryApproval: async () => void (await run(() => payments.retryApproval(id))),
    check: async () => void (await run(() => payments.check(id))),
  }
}

// All kinds of payments and approvals make the same answers stale.
const { sendP2p } = hooksOf(transfers)

/** A payment that has moved money, holds it back or releases it makes balances and history stale. */
function useFreshCache(status: string | undefined): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (status === 'settled' || status === 'refused' || status === 'pendingApproval') {
      refresh(sendP2p)
    }
  }, [refresh, status])
}
