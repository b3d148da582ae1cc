import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Form, Stack, TextField } from '../../ui/index.ts'
import type { WebhookLogFilter } from './use-webhook-log.ts'

/** Filters the log by text and days. */
export function WebhookLogFilters({ onSearch }: { onSearch: (filter: WebhookLogFilter) => void }) {
  const { t } = useMessages('merchant-api')
  const [typed, setTyped] = useState({ query: '', fromDate: '', toDate: '' })
  const [isTried, setTried] = useState(false)
  const isTurned = typed.fromDate !== '' && typed.toDate !== '' && typed.fromDate > typed.toDate

  function search() {
    setTried(true)
    if (!isTurned) onSearch(filterOf(typed))
  }

  return (
    <Form role="search" onSubmit={search}>
      <Stack gap={3}>
        <TextField
          type="search"
          label={t('searchLabel')}
          description={t('webhookSearchText')}
          maxLength={200}
          autoComplete="off"
          value={typed.query}
          onChange={query => setTyped({ ...typed, query })}
        />
        <div className="sp-log-days">
          <TextField
            type="date"
            label={t('fromDateLabel')}
            value={typed.fromDate}
            error={isTried && isTurned ? t('datesError') : undefined}
            onChange={fromDate => setTyped({ ...typed, fromDate })}
          />
          <TextField
            type="date"
            label={t('toDateLabel')}
            value={typed.toDate}
            onChange={toDate => setTyped({ ...typed, toDate })}
          />
          <Button type="submit">{t('searchCta')}</Button>
        </div>
      </Stack>
    </Form>
  )
}

interface Typed {
  readonly query: string
  readonly fromDate: string
  readonly toDate: string
}

const filterOf = ({ query, fromDate, toDate }: Typed): WebhookLogFilter => ({
  ...(query.trim() !== '' && { query: query.trim() }),
  ...(fromDate !== '' && { fromDate }),
  ...(toDate !== '' && { toDate }),
})
