import type { PaymentIntent } from '@sixpence/core/payments'
import { PaymentFlow, usePayment } from '../../payments/index.ts'
import { hosted } from '../../provider/index.ts'
import { Skeleton } from '../../ui/index.ts'
import { BatchSubmitted } from './batch-submitted.tsx'
import { DraftReview } from './draft-review.tsx'
import { useBatchPayment } from './use-batch-payment.ts'

export interface BatchReviewProps {
  /** The id of the draft. */
  id: string
  /**
   * The id of its payment, as handed to `onNavigate` when it is submitted. With it in the address,
   * a reload or another device shows that payment.
   */
  payment?: string | undefined
}

/**
 * Shows what a draft pays, with its price, and submits it: asks before an identical batch is paid
 * again, takes the customer's approval, and follows the payments. Opened again, it shows what has
 * become of it, and sends nothing by itself.
 */
export const BatchReview = hosted('BatchReview', BatchReviewContent)

function BatchReviewContent({ id, payment: named }: BatchReviewProps) {
  const payment = useBatchPayment(id, named)
  if (payment) return <Known key={id} id={id} payment={payment} />
  return named === undefined ? (
    <DraftReview key={id} id={id} />
  ) : (
    <Sought key={id} id={id} named={named} />
  )
}

function Known({ id, payment }: { id: string; payment: PaymentIntent }) {
  switch (payment.status) {
    case 'reviewed':
    case 'refused':
      return <DraftReview id={id} payment={payment} />
    case 'settled':
      return <BatchSubmitted id={id} payment={payment} />
    default:
      return <PaymentFlow id={payment.id} />
  }
}

/** The payment is in the address, and this device doesn't know it yet. */
function Sought({ id, named }: { id: string; named: string }) {
  const { status } = usePayment(named)
  if (status === 'loading' || status === 'known') return <Skeleton shape="row" lines={6} />
  // It was never sent.
  return status === 'missing' ? <DraftReview id={id} /> : <PaymentFlow id={named} />
}
