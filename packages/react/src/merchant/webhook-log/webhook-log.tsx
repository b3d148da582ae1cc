import { MOST_REQUESTS_COUNTED, type WebhookRequest } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button, EmptyState, FocusKeeper, Inline, ListView, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { useWebhookLog, type WebhookLogTask } from './use-webhook-log.ts'
import { WebhookLogFilters } from './webhook-log-filters.tsx'
import { WebhookLogTable } from './webhook-log-table.tsx'
import { WebhookRequestDialog } from './webhook-request-dialog.tsx'

/**
 * The messages posted to a merchant's webhooks in the last 30 days with their results, newest
 * first.
 */
export const WebhookLog = hosted('WebhookLog', WebhookLogContent)

function WebhookLogContent() {
  const { t } = useMessages('merchant-api')
  const task = useWebhookLog()
  const [shown, setShown] = useState<WebhookRequest>()
  return (
    <Stack gap={4}>
      <WebhookLogFilters onSearch={task.narrow} />
      <ListView
        of={task}
        items={task.data?.items}
        loadingLabel={t('logLoading')}
        failedTitle={t('logFailedTitle')}
        lead={<Found task={task} />}
        table={items => <WebhookLogTable requests={items} onOpen={setShown} />}
        empty={<EmptyState title={t('logEmptyTitle')}>{t('logEmptyText')}</EmptyState>}
      >
        <Pages task={task} />
      </ListView>
      {shown && (
        <WebhookRequestDialog request={shown} task={task} onClose={() => setShown(undefined)} />
      )}
    </Stack>
  )
}

function Found({ task }: { task: WebhookLogTask }) {
  const { t } = useMessages('merchant-api')
  const formats = useFormats()
  const { count = 0 } = task.data ?? {}
  const key = count < MOST_REQUESTS_COUNTED ? 'foundStatus' : 'foundManyStatus'
  return (
    <p role="status" className="sp-muted">
      {t(key, { number: formats.count(count) })}
    </p>
  )
}

function Pages({ task }: { task: WebhookLogTask }) {
  const { t } = useMessages('merchant-api')
  const { newer, older } = task
  return (
    <FocusKeeper>
      <Inline>
        {newer && <Button onPress={newer}>{t('newerCta')}</Button>}
        {older && <Button onPress={older}>{t('olderCta')}</Button>}
      </Inline>
    </FocusKeeper>
  )
}
