import { STAFF_REASON_LENGTH } from '@sixpence/core'
import { useRef, useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { failureOf } from '../store/index.ts'
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
import { accessApi } from './access-api.ts'
import { useActFor } from './use-act-for.ts'

const SHORTEST = 2

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
export function CustomerSearch({ query = '' }: CustomerSearchProps) {
  const { t } = useMessages('access')
  const [typed, setTyped] = useState(query)
  const [asked, setAsked] = useState(query.trim())
  const [isTooShort, setTooShort] = useState(false)

  function submit() {
    const wanted = typed.trim()
    setTooShort(wanted.length < SHORTEST)
    if (wanted.length >= SHORTEST) setAsked(wanted)
  }

  return (
    <Stack gap={5}>
      <Form className="sp-customer-search" role="search" onSubmit={submit}>
        <TextField
          label={t('searchLabel')}
          description={t('searchNote')}
          type="search"
          value={typed}
          error={isTooShort ? t('searchTooShortError') : undefined}
          onChange={setTyped}
        />
        <Button type="submit" variant="primary">
          {t('searchCta')}
        </Button>
      </Form>
      {asked.length >= SHORTEST && <Found query={asked} />}
    </Stack>
  )
}

/** Holds the reason for the access, which staff must give before choosing a customer. */
function useReason() {
  const [reason, setReason] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return {
    reason,
    isTooShort,
    input,
    change: (next: string) => {
      setReason(next)
      setTooShort(false)
    },
    /** Returns the reason. If it is too short, returns undefined and focuses the field. */
    taken: () => {
      const words = reason.trim()
      if (words.length >= STAFF_REASON_LENGTH.min) return words
      setTooShort(true)
      input.current?.focus()
      return undefined
    },
  }
}

function Found({ query }: { query: string }) {
  const { t } = useMessages('access')
  const { currentData, error, refetch, isFetching } = accessApi.search.useRead({ query })
  const { choose, pendingId, failure } = useActFor()
  const { reason, isTooShort, input, change, taken } = useReason()
  const searchFailure = failureOf(error)
  if (searchFailure) {
    return <ErrorView failure={searchFailure} onRetry={() => void refetch()} />
  }
  if (!currentData) return <Skeleton shape="row" lines={3} label={t('loadingStatus')} />
  const { items, total } = currentData
  if (items.length === 0) return <EmptyState title={t('nobodyFoundTitle')} icon="person" />
  return (
    <Stack gap={3}>
      <ErrorView failure={failure} title={t('notChosenTitle')} />
      <TextField
        label={t('reasonLabel')}
        description={t('reasonNote')}
        value={reason}
        maxLength={STAFF_REASON_LENGTH.max}
        isRequired
        error={isTooShort ? t('reasonTooShortError') : undefined}
        onChange={change}
        inputRef={input}
      />
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
                const why = taken()
                if (why !== undefined) void choose(customerId, why)
              }}
            />
          ))}
        </List>
      </Card>
    </Stack>
  )
}
