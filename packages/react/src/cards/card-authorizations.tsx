import { AUTHORIZATIONS_PER_PAGE, type CardAuthorization } from '@sixpence/core'
import { useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { loadStateOf } from '../store/index.ts'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorView,
  Icon,
  Inline,
  List,
  ListRow,
  Money,
  Skeleton,
  Stack,
} from '../ui/index.ts'
import { cardsApi } from './cards-api.ts'

/** What shops asked of a card, newest first, ten on a page. */
export function CardAuthorizations({ accountId }: { accountId: string }) {
  const { t } = useMessages('cards')
  const [pageNumber, setPage] = useState(1)
  const query = cardsApi.useListCardAuthorizationsQuery({ accountId, pageNumber })
  const { isLoading, failure, retry } = loadStateOf(query)
  const { data } = query
  if (isLoading) return <Skeleton shape="row" lines={3} />
  if (!data) return <ErrorView failure={failure} onRetry={retry} />
  const pages = Math.ceil(data.total / AUTHORIZATIONS_PER_PAGE)
  return (
    <Stack gap={3}>
      <ErrorView failure={failure} onRetry={retry} />
      <Card padding="none">
        {data.total === 0 ? (
          <EmptyState title={t('authorizationsEmptyTitle')} icon="card">
            {t('authorizationsEmptyText')}
          </EmptyState>
        ) : (
          <List aria-label={t('authorizationsTitle')}>
            {data.items.map(item => (
              <Row key={item.id} item={item} />
            ))}
          </List>
        )}
      </Card>
      {pages > 1 && (
        <Inline justify="between">
          <Button isDisabled={pageNumber === 1} onPress={() => setPage(pageNumber - 1)}>
            {t('newerCta')}
          </Button>
          <Button isDisabled={pageNumber >= pages} onPress={() => setPage(pageNumber + 1)}>
            {t('olderCta')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

const TONE = {
  pending: 'info',
  completed: 'positive',
  declined: 'negative',
  reversed: 'neutral',
} as const

function Row({ item }: { item: CardAuthorization }) {
  const { t } = useMessages('cards')
  const formats = useFormats()
  const { merchantName, date, amount, currencyCode, status } = item
  return (
    <ListRow
      leading={<Icon name="card" />}
      title={merchantName}
      description={formats.dateTime(date)}
      trailing={<Money amount={amount} currencyCode={currencyCode} />}
      trailingDescription={<Badge tone={TONE[status]}>{t(`${status}Status`)}</Badge>}
    />
  )
}
