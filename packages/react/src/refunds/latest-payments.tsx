import type { MerchantPayment } from '@sixpence/core/merchant'
import type { ReactNode } from 'react'
import { useFormats, useMessages, useToday } from '../i18n/index.ts'
import { hosted, DestinationLink } from '../provider/index.ts'
import { Avatar, EmptyState, ListRow, ListView, Money } from '../ui/index.ts'
import { useMerchantPayments } from './use-merchant-payments.ts'
import { isTouched, RefundBadge } from './refund-badge.tsx'

export interface LatestPaymentsProps {
  /** The largest number of rows. Default: 5. */
  limit?: number | undefined
  /** Content shown if there are no payments yet, e.g. a link to payment buttons. */
  emptyAction?: ReactNode
}

/** The latest payments to a merchant. Each links to the page for refunds. */
export const LatestPayments = hosted('LatestPayments', LatestPaymentsContent)

function LatestPaymentsContent({ limit = 5, emptyAction }: LatestPaymentsProps) {
  const { t } = useMessages('refunds')
  const task = useMerchantPayments(limit)
  return (
    <ListView
      // The others have their own page.
      of={{ ...task, hasMore: false }}
      items={task.data?.slice(0, limit)}
      loadingLabel={t('loadingLabel')}
      failedTitle={t('failedTitle')}
      lines={limit}
      label={t('listLabel')}
      row={payment => <PaymentRow key={payment.paymentId} payment={payment} />}
      empty={
        <EmptyState title={t('emptyTitle')} icon="arrow-down-left" action={emptyAction}>
          {t('emptyText')}
        </EmptyState>
      }
    />
  )
}

function PaymentRow({ payment }: { payment: MerchantPayment }) {
  const { t } = useMessages('refunds')
  const { payerName, kind, description, amount, currencyCode, paymentId } = payment
  return (
    <ListRow
      isCompact
      leading={<Avatar name={payerName} colorKey={payerName} />}
      title={<bdi>{payerName}</bdi>}
      description={<bdi>{description ?? t(`${kind}Kind`)}</bdi>}
      trailing={<Money amount={amount} currencyCode={currencyCode} />}
      trailingDescription={<RefundStatus payment={payment} />}
      link={row => (
        <DestinationLink destination={{ to: 'merchantPayments', id: paymentId }} {...row} />
      )}
    />
  )
}

/** The status of refunds, or the day of the payment. */
function RefundStatus({ payment }: { payment: MerchantPayment }) {
  const formats = useFormats()
  const today = useToday()
  if (isTouched(payment)) return <RefundBadge payment={payment} />
  const { paidAt } = payment
  return <time dateTime={paidAt}>{formats.recentDay(formats.dayOf(paidAt), today)}</time>
}
