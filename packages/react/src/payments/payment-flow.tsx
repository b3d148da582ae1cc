import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { hosted, useNavigateTo } from '../provider/index.ts'
import { Button, EmptyState, ErrorView, Skeleton } from '../ui/index.ts'
import { PaymentApproval } from './approving/payment-approval.tsx'
import { PaymentRefused } from './payment-refused.tsx'
import { PaymentReview } from './payment-review.tsx'
import { PaymentSending } from './payment-sending.tsx'
import { PaymentSettled } from './receipt/payment-settled.tsx'
import { PaymentUnknown } from './payment-unknown.tsx'
import type { KnownPayment } from './use-payment.ts'
import { usePaymentTask } from './use-payment-task.ts'

/** The end of a payment. */
export interface PaymentEnd {
  readonly type: 'payments.settled' | 'payments.refused'
  readonly id: string
}

export interface PaymentFlowProps {
  /** The id of the payment intent, as a form handed it to `onNavigate`. */
  id: string
  /** Called once, when the payment has succeeded or been refused. */
  onDone?: ((end: PaymentEnd) => void) | undefined
  /** True if a customer who has paid a merchant can be led back to them; true by default. */
  showReturnLink?: boolean | undefined
}

/**
 * Takes one payment from its review to its end. It can be opened again at any time, after a reload
 * or in another tab: it shows the payment's state, and sends nothing by itself.
 */
export const PaymentFlow = hosted('PaymentFlow', PaymentFlowContent)

function PaymentFlowContent({ id, onDone, showReturnLink = true }: PaymentFlowProps) {
  const task = usePaymentTask(id)
  useEnd(id, task.known, onDone)
  if (task.known.status === 'failed') {
    return <ErrorView failure={task.known.error} onRetry={task.known.refetch} />
  }
  if (task.known.status !== 'known') return <NotThere status={task.known.status} />
  const { payment } = task.known
  switch (payment.status) {
    case 'reviewed':
      return <PaymentReview payment={payment} task={task} />
    case 'sent':
      return <PaymentSending payment={payment} />
    case 'pendingApproval':
      return <PaymentApproval payment={payment} task={task} />
    case 'settled':
      return <PaymentSettled payment={payment} showReturnLink={showReturnLink} />
    case 'refused':
      return <PaymentRefused payment={payment} />
    case 'unknown':
      return <PaymentUnknown payment={payment} task={task} />
  }
}

function useEnd(id: string, known: KnownPayment, onDone: PaymentFlowProps['onDone']): void {
  const status = known.status === 'known' ? known.payment.status : undefined
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  }, [onDone])
  useEffect(() => {
    if (status === 'settled') latest.current?.({ type: 'payments.settled', id })
    if (status === 'refused') latest.current?.({ type: 'payments.refused', id })
  }, [id, status])
}

function NotThere({ status }: { status: 'loading' | 'missing' | 'signedOut' }) {
  const { t } = useMessages('payments')
  const navigateTo = useNavigateTo()
  if (status === 'loading') return <Skeleton shape="row" lines={4} label={t('loadingStatus')} />
  if (status === 'missing') {
    const toHistory = () => navigateTo({ to: 'history' })
    return (
      <EmptyState
        title={t('missingTitle')}
        action={<Button onPress={toHistory}>{t('historyCta')}</Button>}
      >
        {t('missingText')}
      </EmptyState>
    )
  }
  const toSignIn = () => navigateTo({ to: 'signIn', returnsHere: true })
  return (
    <EmptyState
      title={t('endedTitle')}
      icon="lock"
      action={
        <Button variant="primary" onPress={toSignIn}>
          {t('signInCta')}
        </Button>
      }
    >
      {t('endedText')}
    </EmptyState>
  )
}
