import type { ApprovalMode } from '@sixpence/core/customer'
import type { SixpenceError } from '@sixpence/core/errors'
import { transfers } from '@sixpence/core/transfers'
import { useEffect } from 'react'
import { useAttempt, useResend, type Resend } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { hooksOf, useRefresh } from '../store/index.ts'
import { usePayment, type KnownPayment } from './use-payment.ts'

/** The data and actions for a screen for one payment. */
export interface PaymentTask {
  readonly known: KnownPayment
  /** True while sending, approving or checking is under way. */
  readonly isPending: boolean
  /** The reason why the last of them failed; `known` has the payment's state. */
  readonly failure: SixpenceError | undefined
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
  const { payments } = useSixpence()
  const known = usePayment(id)
  const { isPending, failure, run } = useAttempt()
  const payment = known.status === 'known' ? known.payment : undefined
  const sentAt = payment?.status === 'pendingApproval' ? payment.changedAt : 0
  const resend = useResend(sentAt, async () => {
    await payments.resendCode(id)
  })
  useFreshCache(payment?.status)

  return {
    known,
    isPending,
    failure: failure ?? resend.failure,
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
