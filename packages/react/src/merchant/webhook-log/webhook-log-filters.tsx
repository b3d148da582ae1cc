import { WEBHOOK_LOG_FIELDS } from '@sixpence/core/merchant'
import { filledIn, useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, Form, Stack, TextField } from '../../ui/index.ts'
import type { WebhookLogFilter } from './use-webhook-log.ts'

/** Filters the log by text and days. */
export function WebhookLogFilters({ onSearch }: { onSearch: (filter: WebhookLogFilter) => void }) {
  const { t } = useMessages('merchant-api')
  const form = useForm(WEBHOOK_LOG_FIELDS, {
    check: ({ fromDate, toDate }) => ({
      fromDate: toDate !== '' && fromDate > toDate ? t('datesError') : undefined,
    }),
    send: values => onSearch(filledIn(values)),
  })
  return (
    <Form role="search" onSubmit={form.submit}>
      <Stack gap={3}>
        <TextField
          {...form.field('query')}
          type="search"
          label={t('searchLabel')}
          description={t('webhookSearchText')}
        />
        <div className="sp-log-days">
          <TextField {...form.field('fromDate', t('dayError'))} label={t('fromDateLabel')} />
          <TextField {...form.field('toDate', t('dayError'))} label={t('toDateLabel')} />
          <Button type="submit">{t('searchCta')}</Button>
        </div>
      </Stack>
    </Form>
  )
}
