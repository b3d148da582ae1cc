import type { MerchantPayment } from '@sixpence/core/merchant'
import { isPositive } from '@sixpence/core/money'
import { useFormats, useMessages, useToday } from '../i18n/index.ts'
import { Avatar, Money, RowButton, Table } from '../ui/index.ts'
import { RefundBadge } from './refund-badge.tsx'

interface MerchantPaymentTableProps {
  payments: readonly MerchantPayment[]
  onOpen: (paymentId: string) => void
}

/** A table of payments with payer, amount, purpose and refunds. */
export function MerchantPaymentTable({ payments, onOpen }: MerchantPaymentTableProps) {
  const { t } = useMessages('refunds')
  return (
    <Table
      label={t('listLabel')}
      columns={[
        { id: 'who', title: t('whoColumn') },
        { id: 'what', title: t('whatColumn') },
        { id: 'when', title: t('whenColumn') },
        { id: 'amount', title: t('amountColumn'), align: 'end', narrow: 'aside' },
        { id: 'refunded', title: t('refundedColumn'), align: 'end' },
      ]}
      rows={payments.map(payment => ({
        id: payment.paymentId,
        leading: <Avatar name={payment.payerName} colorKey={payment.payerName} />,
        cells: {
          who: <RowButton onPress={() => onOpen(payment.paymentId)}>{payment.payerName}</RowButton>,
          what: <What payment={payment} />,
          when: <When at={payment.paidAt} />,
          amount: <Money amount={payment.amount} currencyCode={payment.currencyCode} />,
          refunded: <Refunded payment={payment} />,
        },
      }))}
    />
  )
}

/** A phone has no room for the time; the payment's own page shows it. */
function When({ at }: { at: string }) {
  const formats = useFormats()
  const day = formats.shortDay(formats.dayOf(at), useToday())
  const time = `, ${formats.time(at)}`
  return (
    <time dateTime={at}>
      {day}
      <span className="sp-time-of-day">{time}</span>
    </time>
  )
}

function What({ payment }: { payment: MerchantPayment }) {
  const { t } = useMessages('refunds')
  const { kind, description } = payment
  return <span className="sp-break">{description ?? t(`${kind}Kind`)}</span>
}

function Refunded({ payment }: { payment: MerchantPayment }) {
  const { refundedAmount: amount, currencyCode } = payment
  const badge = <RefundBadge payment={payment} />
  if (!isPositive(amount)) return badge
  return (
    <span className="sp-refunded">
      <Money amount={amount} currencyCode={currencyCode} />
      {badge}
    </span>
  )
}
