import type { Webhook } from '@sixpence/core'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Badge, Button, Table } from '../../ui/index.ts'
import { AddressText } from '../cells/address-text.tsx'
import { EnabledCell } from '../cells/enabled-cell.tsx'
import { RowActions } from '../cells/row-actions.tsx'
import type { WebhookOpen } from './open-webhook-popup.tsx'
import type { WebhooksTask } from './use-webhooks.ts'

interface WebhookTableProps {
  webhooks: readonly Webhook[]
  task: WebhooksTask
  onOpen: (open: WebhookOpen) => void
}

/** The webhooks: where they are, whether they are on, and how it goes with them. */
export function WebhookTable({ webhooks, task, onOpen }: WebhookTableProps) {
  const { t } = useMessages('merchant-api')
  const { mayChange, enable } = task
  return (
    <Table
      label={t('webhooksTitle')}
      columns={[
        { id: 'name', title: t('nameColumn') },
        { id: 'url', title: t('addressColumn') },
        { id: 'health', title: t('healthColumn') },
        { id: 'state', title: t('stateColumn') },
        { id: 'actions', title: t('actionsColumn') },
      ]}
      rows={webhooks.map(webhook => ({
        id: webhook.id,
        cells: {
          name: <span className="sp-row-name">{webhook.name}</span>,
          url: <AddressText address={webhook.url} />,
          health: <Health webhook={webhook} />,
          state: (
            <EnabledCell
              name={webhook.name}
              isEnabled={webhook.enabled}
              onChange={mayChange ? enabled => enable(webhook.id, enabled) : undefined}
            />
          ),
          actions: mayChange && <Actions webhook={webhook} onOpen={onOpen} />,
        },
      }))}
    />
  )
}

function Health({ webhook }: { webhook: Webhook }) {
  const { t } = useMessages('merchant-api')
  const formats = useFormats()
  const { failures, waiting, lastDeliveredAt } = webhook
  return (
    <span className="sp-webhook-health">
      {failures > 0 && <Badge tone="negative">{t('failingText', { count: failures })}</Badge>}
      {failures === 0 && lastDeliveredAt !== undefined && (
        <Badge tone="positive">{t('healthyText')}</Badge>
      )}
      {failures === 0 && lastDeliveredAt === undefined && <span>{t('quietText')}</span>}
      {waiting > 0 && <span>{t('waitingText', { number: formats.count(waiting) })}</span>}
    </span>
  )
}

interface ActionsProps {
  webhook: Webhook
  onOpen: WebhookTableProps['onOpen']
}

function Actions({ webhook, onOpen }: ActionsProps) {
  const { t } = useMessages('merchant-api')
  const { name } = webhook
  return (
    <RowActions
      name={name}
      onEdit={() => onOpen({ popup: 'edit', webhook })}
      onDelete={() => onOpen({ popup: 'delete', webhook })}
    >
      <Button
        variant="link"
        aria-label={t('pingNamedCta', { name })}
        onPress={() => onOpen({ popup: 'ping', webhook })}
      >
        {t('pingCta')}
      </Button>
      <Button
        variant="link"
        aria-label={t('newSecretNamedCta', { name })}
        onPress={() => onOpen({ popup: 'secret', webhook })}
      >
        {t('newSecretCta')}
      </Button>
    </RowActions>
  )
}
