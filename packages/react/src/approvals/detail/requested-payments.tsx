import { useMessages } from '../../i18n/index.ts'
import {
  Button,
  Card,
  ErrorView,
  FocusKeeper,
  Heading,
  List,
  Skeleton,
  StaleAlert,
  Stack,
} from '../../ui/index.ts'
import { RequestedPaymentRow } from './requested-payment-row.tsx'
import { useRequestedPayments } from './use-requested-payments.ts'

interface RequestedPaymentsProps {
  batchId: string
  currencyCode: string
}

/** Everybody whom a batch pays, with what to look at, and afterwards with what came of it. */
export function RequestedPayments({ batchId, currencyCode }: RequestedPaymentsProps) {
  const { t } = useMessages('batches')
  const { t: tApprovals } = useMessages('approvals')
  const task = useRequestedPayments(batchId)
  const { payments, failure, isMoreFailed } = task
  return (
    <Stack gap={3}>
      <Heading level={2} size={4}>
        {t('paymentsTitle')}
      </Heading>
      <FocusKeeper>
        <Stack gap={3}>
          <StaleAlert of={task} />
          {task.isLoading && <Skeleton shape="row" lines={3} label={tApprovals('loadingStatus')} />}
          {payments && (
            <Card padding="none">
              <List aria-label={t('paymentsTitle')}>
                {payments.map(payment => (
                  <RequestedPaymentRow
                    key={payment.place}
                    payment={payment}
                    currencyCode={currencyCode}
                  />
                ))}
              </List>
            </Card>
          )}
          <ErrorView
            failure={isMoreFailed || !payments ? failure : undefined}
            title={t('detailFailedTitle')}
            onRetry={task.retry}
          />
          {task.hasMore && (
            <Button isPending={task.isLoadingMore} onPress={task.loadMore}>
              {t('loadMoreCta')}
            </Button>
          )}
        </Stack>
      </FocusKeeper>
    </Stack>
  )
}
