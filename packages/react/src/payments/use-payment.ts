import { type SixpenceError, isSixpenceError } from '@sixpence/core/errors'
import type { PaymentIntent, Payments } from '@sixpence/core/payments'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { usePayments } from '../attempts/index.ts'
import { useSession } from '../provider/index.ts'
import { useSubject } from '../store/index.ts'

/** One payment, as far as it is known here. */
export type KnownPayment =
  | { readonly status: 'loading' | 'missing' | 'signedOut' }
  | { readonly status: 'known'; readonly payment: PaymentIntent }
  /** It isn't from this device, and the request to the bank failed. */
  | { readonly status: 'failed'; readonly error: SixpenceError; readonly refetch: () => void }

/** Follows one payment, in whichever tab or device it is sent or approved. */
export function usePayment(id: string): KnownPayment {
  const payments = usePayments()
  const session = useSession()
  const find = useCallback(
    () => payments.getSnapshot().find(payment => payment.id === id),
    [payments, id],
  )
  const payment = useSyncExternalStore(payments.subscribe, find, find)
  const { read, retry } = useFound(id, useSubject())

  if (session.status === 'signed_out') return { status: 'signedOut' }
  if (payment) return { status: 'known', payment }
  if (read === undefined) return { status: 'loading' }
  if (read.error) return { status: 'failed', error: read.error, refetch: retry }
  return read.payment ? { status: 'known', payment: read.payment } : { status: 'missing' }
}

// The payment in the address may come from an earlier page, which this tab hasn't read yet, or from
// another device, which only the bank knows about.
function useFound(id: string, subject: string | undefined) {
  const payments = usePayments()
  const [tries, setTries] = useState(0)
  const [read, setRead] = useState<Read>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  if (defect) throw defect.thrown
  useEffect(() => {
    let isCurrent = subject !== undefined
    findOrCheck(payments, id).then(
      found => isCurrent && setRead({ id, subject, ...found }),
      (thrown: unknown) => isCurrent && setDefect({ thrown }),
    )
    return () => {
      isCurrent = false
    }
  }, [payments, id, subject, tries])

  const retry = () => {
    setRead(undefined)
    setTries(count => count + 1)
  }
  return { read: read?.id === id && read.subject === subject ? read : undefined, retry }
}

async function findOrCheck(payments: Payments, id: string): Promise<Found> {
  const payment = await payments.find(id)
  if (payment) return { payment }
  try {
    return { payment: await payments.check(id) }
  } catch (failure) {
    if (!isSixpenceError(failure)) throw failure
    return failure.code === 'not_found' ? {} : { error: failure }
  }
}

interface Found {
  readonly payment?: PaymentIntent | undefined
  readonly error?: SixpenceError
}

interface Read extends Found {
  readonly id: string
  /** The customer the payment belongs to: the next user or customer sees nothing of it. */
  readonly subject: string | undefined
}
