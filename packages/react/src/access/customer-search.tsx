import {
  CUSTOMER_SEARCH_FIELDS,
  SHORTEST_SEARCH,
  STAFF_REASON_FIELDS,
  STAFF_REASON_LENGTH,
} from '@sixpence/core/access'
import { useRef, useState } from 'react'
import { useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { errorOf } from '../store/index.ts'
import {
  Avatar,
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorView,
  Form,
  List,
  ListRow,
  Skeleton,
  Stack,
  TextField,
} from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { accessApi } from './access-api.ts'
import { useActFor } from './use-act-for.ts'

const KINDS = {
  personal: 'personalKind',
  oldBusiness: 'oldBusinessKind',
  business: 'businessKind',
} as const

export interface CustomerSearchProps {
  /** The initial search text. */
  query?: string | undefined
}

/**
 * Lets an administrator find a customer by id, email address or name, and act for them after giving
 * a reason.
 */
export const CustomerSearch = hosted('CustomerSearch', CustomerSearchContent)

function CustomerSearchContent({ query = '' }: CustomerSearchProps) {
  const { t } = useMessages('access')
  const [asked, setAsked] = useState(query.trim())
  const tooShort = t('searchTooShortError')
  const form = useForm(CUSTOMER_SEARCH_FIELDS, {
    initial: { query },
    check: values => ({ query: values.query.length < SHORTEST_SEARCH ? tooShort : undefined }),
    send: values => setAsked(values.query),
  })
  return (
    <Stack gap={5}>
      <Form className="sp-customer-search" role="search" onSubmit={form.submit}>
        <TextField
          {...form.field('query', tooShort)}
          label={t('searchLabel')}
          description={t('searchNote')}
          type="search"
        />
        <Button type="submit" variant="primary">
          {t('searchCta')}
        </Button>
      </Form>
      {asked.length >= SHORTEST_SEARCH && <Found query={asked} />}
    </Stack>
  )
}

function Found({ query }: { query: string }) {
  const { t } = useMessages('access')
  const { currentData, error, refetch, isFetching } = accessApi.search.useRead({ query })
  const { choose, pendingId, error: failure } = useActFor()
  const element = useRef<HTMLFormElement>(null)
  const chosen = useRef('')
  const tooShort = t('reasonTooShortError')
  const form = useForm(STAFF_REASON_FIELDS, {
    attempt: { isPending: pendingId !== undefined, error: failure },
    check: ({ reason }) => ({
      reason: reason.length < STAFF_REASON_LENGTH.min ? tooShort : undefined,
    }),
    send: ({ reason }) => (chosen.current === '' ? undefined : choose(chosen.current, reason)),
  })
  const searchFailure = errorOf(error)
  if (searchFailure) {
    return <ErrorView failure={searchFailure} onRetry={() => void refetch()} />
  }
  if (!currentData) return <Skeleton shape="row" lines={3} label={t('loadingStatus')} />
  const { items, total } = currentData
  if (items.length === 0) return <EmptyState title={t('nobodyFoundTitle')} icon="person" />
  return (
    <Stack gap={3}>
      <ErrorView failure={form.error} title={t('notChosenTitle')} />
      {/* A choice below sends it. */}
      <Form formRef={element} onSubmit={form.submit}>
        <TextField
          {...form.field('reason', tooShort)}
          label={t('reasonLabel')}
          description={t('reasonNote')}
          isRequired
        />
      </Form>
      <p role="status" className="sp-muted sp-small">
        {isFetching ? '' : t('foundStatus', { count: total })}
      </p>
      <Card padding="none">
        <List aria-label={t('foundLabel')}>
          {items.map(({ customerId, customerName, customerUsername, customerType }) => (
            <ListRow
              key={customerId}
              leading={
                <Avatar
                  name={customerName}
                  colorKey={customerUsername}
                  kind={customerType === 'personal' ? 'person' : 'business'}
                />
              }
              title={customerName}
              description={
                <>
                  {customerUsername}
                  <span className="sp-access-facts">
                    <Badge>{t(KINDS[customerType])}</Badge>{' '}
                    {customerId === pendingId ? t('choosingStatus') : customerId}
                  </span>
                </>
              }
              onPress={() => {
                chosen.current = customerId
                element.current?.requestSubmit()
              }}
            />
          ))}
        </List>
      </Card>
    </Stack>
  )
}
