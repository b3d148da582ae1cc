import type { TransactionRequest } from '@sixpence/core'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import {
  Avatar,
  Button,
  Card,
  EmptyState,
  ErrorView,
  FocusKeeper,
  Heading,
  Icon,
  List,
  ListRow,
  Money,
  Skeleton,
  StaleAlert,
  Stack,
} from '../ui/index.ts'
import { RequestStatusBadge } from './request-status-badge.tsx'
import { useRequests, type RequestGroup } from './use-requests.ts'

/** What waits for an approval, and what became of the rest. Pressing one leads to it. */
export function RequestList() {
  return (
    <Stack gap={6}>
      <Group group="waiting" />
      <Group group="decided" />
    </Stack>
  )
}

const WORDS = {
  waiting: { title: 'waitingTitle', empty: 'waitingEmptyTitle' },
  decided: { title: 'decidedTitle', empty: 'decidedEmptyTitle' },
} as const

function Group({ group }: { group: RequestGroup }) {
  const { t } = useMessages('approvals')
  const task = useRequests(group)
  const { requests, isLoading, isMoreFailed, failure } = task
  const { title, empty } = WORDS[group]
  return (
    <section>
      <Stack gap={3}>
        <Heading level={2} size={3}>
          {t(title)}
        </Heading>
        <FocusKeeper>
          <Stack gap={3}>
            {isLoading && <Skeleton shape="row" lines={3} label={t('loadingStatus')} />}
            <StaleAlert of={task} />
            {requests && (
              <Card padding="none">
                {requests.length === 0 ? (
                  <EmptyState title={t(empty)} icon={group === 'waiting' ? 'check' : 'clock'} />
                ) : (
                  <List aria-label={t(title)}>
                    {requests.map(request => (
                      <Row key={request.id} request={request} />
                    ))}
                  </List>
                )}
              </Card>
            )}
            <ErrorView
              failure={isMoreFailed || !requests ? failure : undefined}
              title={t('loadFailedTitle')}
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
    </section>
  )
}

function Row({ request }: { request: TransactionRequest }) {
  const { t } = useMessages('approvals')
  const formats = useFormats()
  const navigateTo = useNavigateTo()
  const { id, type, beneficiary, createdAt, createdByName, isOwn, amount, currencyCode } = request
  const date = formats.date(createdAt)
  return (
    <ListRow
      leading={type === 'betweenAccounts' ? <Icon name="swap" /> : <Payee request={request} />}
      title={type === 'betweenAccounts' ? t('ownTransferText') : beneficiary}
      description={isOwn ? t('ownRowText', { date }) : t('rowText', { name: createdByName, date })}
      trailing={<Money amount={amount} currencyCode={currencyCode} />}
      trailingDescription={<RequestStatusBadge status={request.status} />}
      onPress={() => navigateTo({ to: 'approvals', id })}
    />
  )
}

function Payee({ request }: { request: TransactionRequest }) {
  const { beneficiary, beneficiaryEmail, beneficiaryKind } = request
  return <Avatar name={beneficiary} colorKey={beneficiaryEmail} kind={beneficiaryKind} />
}
