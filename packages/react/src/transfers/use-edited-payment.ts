import type { PaymentIntent, PaymentOrder } from '@sixpence/core/payments'
import { useEffect, useState } from 'react'
import { usePayments } from '../attempts/index.ts'
import { useSession } from '../provider/index.ts'

/** The payment that a form begins with. */
export interface EditedPayment {
  /** False while the journal is still being read. */
  readonly isRead: boolean
  /** Undefined if nothing is edited, or if the payment has left or isn't known here. */
  readonly payment: PaymentOrder | undefined
}

/** Reads the edited payment once: its later changes don't affect a form that is being filled in. */
export function useEditedPayment(id: string | undefined): EditedPayment {
  const payments = usePayments()
  const session = useSession()
  const customer = session.status === 'signed_in' ? session.userId : undefined
  const [read, setRead] = useState<Read>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  if (defect) throw defect.thrown

  useEffect(() => {
    if (id === undefined) return undefined
    let isCurrent = true
    payments.find(id).then(
      intent => isCurrent && setRead({ id, customer, intent }),
      (thrown: unknown) => isCurrent && setDefect({ thrown }),
    )
    return () => {
      isCurrent = false
    }
  }, [payments, id, customer])

  if (id === undefined) return { isRead: true, payment: undefined }
  if (read?.id !== id || read.customer !== customer) return { isRead: false, payment: undefined }
  const { intent } = read
  return { isRead: true, payment: intent && !mayHaveMoved(intent) ? intent.payment : undefined }
}

interface Read {
  readonly id: string
  /** The customer it belongs to: the next one sees nothing of it. */
  readonly customer: string | undefined
  readonly intent: PaymentIntent | undefined
}

/**
 * Returns true if money left for it, or still may: one that was only reviewed, or refused, has
 * moved nothing. One that was sent once and didn't arrive may still arrive.
 */
export function mayHaveMoved({ status, sentAt }: PaymentIntent): boolean {
  return status === 'reviewed' ? sentAt !== undefined : status !== 'refused'
}
