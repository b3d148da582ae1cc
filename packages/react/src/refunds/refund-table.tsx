import type { Refund } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { Moment, Money, Table } from '../ui/index.ts'

/** The refunds of a payment, latest first. */
export function RefundTable({ refunds }: { refunds: readonly Refund[] }) {
  const { t } = useMessages('refunds')
  return (
    <Table
      label={t('refundsLabel')}
      columns={[
        { id: 'when', title: t('refundedAtColumn') },
        { id: 'amount', title: t('amountColumn'), align: 'end' },
        { id: 'transaction', title: t('transactionColumn') },
      ]}
      rows={refunds.map(({ refundId, refundedAt, amount, currencyCode, transactionId }) => ({
        id: refundId,
        cells: {
          when: <Moment at={refundedAt} />,
          amount: <Money amount={amount} currencyCode={currencyCode} />,
          transaction: <span className="sp-reference">{transactionId}</span>,
        },
      }))}
    />
  )
}
