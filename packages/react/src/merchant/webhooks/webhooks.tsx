import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Card, EmptyState, ErrorPopup, Inline, Loaded, Stack } from '../../ui/index.ts'
import { SecretPopup } from '../../secrets/index.ts'
import { OpenWebhookPopup, type WebhookOpen } from './open-webhook-popup.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookTable } from './webhook-table.tsx'

/**
 * The webhooks that notify a merchant's server of payments. Their messages are signed, and a ping
 * tests them.
 */
export function Webhooks() {
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
    <Loaded
      of={task}
      value={task.webhooks}
      loadingLabel={t('webhooksLoading')}
      failedTitle={t('webhooksFailedTitle')}
    >
      {webhooks => (
        <Stack gap={4}>
          <Card padding="none">
            {webhooks.length === 0 ? (
              <EmptyState title={t('webhooksEmptyTitle')} icon="bell" action={add}>
                {t('webhooksEmptyText')}
              </EmptyState>
            ) : (
              <WebhookTable webhooks={webhooks} task={task} onOpen={setOpen} />
            )}
          </Card>
          {webhooks.length > 0 && add && <Inline>{add}</Inline>}
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
          {task.changeFailure && (
            <ErrorPopup failure={task.changeFailure} onClose={task.forgetFailure} />
          )}
        </Stack>
      )}
    </Loaded>
  )
}
