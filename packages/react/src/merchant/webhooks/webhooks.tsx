import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, EmptyState, ErrorPopup, ListView } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { SecretPopup } from '../../secrets/index.ts'
import { OpenWebhookPopup, type WebhookOpen } from './open-webhook-popup.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookTable } from './webhook-table.tsx'

/**
 * The webhooks that notify a merchant's server of payments. Their messages are signed, and a ping
 * tests them.
 */
export const Webhooks = hosted('Webhooks', WebhooksContent)

function WebhooksContent() {
  const { t } = useMessages('merchant-api')
  const task = useWebhooks()
  const [open, setOpen] = useState<WebhookOpen>()
  const [secret, setSecret] = useState<string>()
  const add = task.mayChange && (
    <Button variant="primary" onPress={() => setOpen({ popup: 'add' })}>
      {t('addWebhookCta')}
    </Button>
  )
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('webhooksLoading')}
      failedTitle={t('webhooksFailedTitle')}
      table={webhooks => <WebhookTable webhooks={webhooks} task={task} onOpen={setOpen} />}
      empty={
        <EmptyState title={t('webhooksEmptyTitle')} icon="bell" action={add}>
          {t('webhooksEmptyText')}
        </EmptyState>
      }
      add={add}
    >
      {open && (
        <OpenWebhookPopup open={open} onSecret={setSecret} onClose={() => setOpen(undefined)} />
      )}
      {secret !== undefined && (
        <SecretPopup
          title={t('webhookReadyTitle')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      <ErrorPopup failure={task.change.error} onClose={task.change.clear} />
    </ListView>
  )
}
