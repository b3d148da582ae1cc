import type { PaymentIntent } from '@sixpence/core'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useSession, useSixpence } from '../provider/index.ts'

/** One payment as far as it is known here. */
export type KnownPayment =
  | { readonly status: 'loading' | 'missing' | 'signedOut' }
  | { readonly status: 'known'; readonly payment: PaymentIntent }

/** Follows one payment, whatever tab it is sent or approved in. */
export function usePayment(id: string): KnownPayment {
  const { payments } = useSixpence()
  const session = useSession()
  const find = useCallback(
    () => payments.getSnapshot().find(payment => payment.id === id),
    [payments, id],
  )
  const payment = useSyncExternalStore(payments.subscribe, find, find)
  const customer = session.status === 'signed_in' ? session.userId : undefined
  const read = useJournal(id, customer)

  if (session.status === 'signed_out') return { status: 'signedOut' }
  if (payment) return { status: 'known', payment }
  if (read === undefined) return { status: 'loading' }
  return read.payment ? { status: 'known', payment: read.payment } : { status: 'missing' }
}

// The payment in the address may be of an earlier page, which this tab has not read yet.
function useJournal(id: string, customer: string | undefined) {
  const { payments } = useSixpence()
  const [read, setRead] = useState<JournalRead>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  if (defect) throw defect.thrown
  useEffect(() => {
    let isCurrent = customer !== undefined
    payments.find(id).then(
      payment => isCurrent && setRead({ id, customer, payment }),
      (thrown: unknown) => isCurrent && setDefect({ thrown }),
    )
    return () => {
      isCurrent = false
    }
  }, [payments, id, customer])
  return read?.id === id && read.customer === customer ? read : undefined
}

interface JournalRead {
  readonly id: string
  /** Whose journal it was: the next customer is shown nothing of it. */
  readonly customer: string | undefined
  readonly payment: PaymentIntent | undefined
}
