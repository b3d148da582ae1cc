import type { RequestedPaymentOrder } from '@sixpence/core/approvals'
import { useState } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Heading, ListView, NativeSelect, Stack } from '../../ui/index.ts'
import { RequestedPaymentRow } from './requested-payment-row.tsx'
import { useRequestedPayments } from './use-requested-payments.ts'

interface RequestedPaymentsProps {
  batchId: string
  currencyCode: string
  /** True if the batch awaits a decision. */
  isWaiting: boolean
}

/** All payees of a batch, with hints for the approver and, afterwards, the results. */
export function RequestedPayments({ batchId, currencyCode, isWaiting }: RequestedPaymentsProps) {
  const { t } = useMessages('batches')
  const { t: tApprovals } = useMessages('approvals')
  const formats = useFormats()
  const [order, setOrder] = useState<RequestedPaymentOrder>('amount')
  const task = useRequestedPayments(batchId, order)
  const { data, total } = task
  return (
    <Stack gap={3}>
      <Heading level={2} size={4}>
        {t('paymentsTitle')}
      </Heading>
      <ListView
        of={task}
        items={data}
        loadingLabel={tApprovals('loadingStatus')}
        failedTitle={t('detailFailedTitle')}
        gap={3}
        label={t('paymentsTitle')}
        lead={total > 1 && <OrderChoice order={order} onChange={setOrder} isWaiting={isWaiting} />}
        row={payment => (
          <RequestedPaymentRow key={payment.rowId} payment={payment} currencyCode={currencyCode} />
        )}
        countText={shown =>
          t('paymentsShownText', {
            shown: formats.count(shown),
            total: formats.count(total),
            count: total,
          })
        }
      />
    </Stack>
  )
}

interface OrderChoiceProps extends Pick<RequestedPaymentsProps, 'isWaiting'> {
  order: RequestedPaymentOrder
  onChange: (order: RequestedPaymentOrder) => void
}

function OrderChoice({ order, onChange, isWaiting }: OrderChoiceProps) {
  const { t } = useMessages('approvals')
  const news = [{ id: 'news' as const, label: t('newsFirstOption') }]
  return (
    <NativeSelect
      label={t('orderLabel')}
      options={[
        { id: 'amount', label: t('largestFirstOption') },
        // Once it is decided, no payment is marked.
        ...(isWaiting ? news : []),
        { id: 'file', label: t('fileOrderOption') },
      ]}
      selectedId={order}
      onSelect={onChange}
    />
  )
}
