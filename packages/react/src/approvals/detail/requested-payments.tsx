import { useMessages } from '../../i18n/index.ts'
import { Heading, ListView, Stack } from '../../ui/index.ts'
import { RequestedPaymentRow } from './requested-payment-row.tsx'
import { useRequestedPayments } from './use-requested-payments.ts'

interface RequestedPaymentsProps {
  batchId: string
  currencyCode: string
}

/** All payees of a batch, with hints for the approver and, afterwards, the results. */
export function RequestedPayments({ batchId, currencyCode }: RequestedPaymentsProps) {
  const { t } = useMessages('batches')
  const { t: tApprovals } = useMessages('approvals')
  const task = useRequestedPayments(batchId)
  return (
    <Stack gap={3}>
      <Heading level={2} size={4}>
        {t('paymentsTitle')}
      </Heading>
      <ListView
        of={task}
        items={task.data}
        loadingLabel={tApprovals('loadingStatus')}
        failedTitle={t('detailFailedTitle')}
        gap={3}
        label={t('paymentsTitle')}
        row={payment => (
          <RequestedPaymentRow key={payment.rowId} payment={payment} currencyCode={currencyCode} />
        )}
      />
    </Stack>
  )
}
