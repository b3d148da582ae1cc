import type { Webhook } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Badge, EnabledCell, RowMenu, Table } from '../../ui/index.ts'
import { AddressText } from '../cells/address-text.tsx'
import type { WebhookOpen } from './open-webhook-popup.tsx'
import type { WebhooksTask } from './use-webhooks.ts'

interface WebhookTableProps {
  webhooks: readonly Webhook[]
  task: WebhooksTask
  onOpen: (open: WebhookOpen) => void
}

/** A table of webhooks with their address, status and health. */
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
        { id: 'state', title: t('stateColumn'), narrow: 'aside' },
        { id: 'actions', title: t('actionsColumn'), narrow: 'menu' },
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
              statusText={t(webhook.enabled ? 'onStatus' : 'offStatus')}
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
  const opening = (popup: WebhookOpen['popup']) => () => onOpen({ popup, webhook })
  return (
    <RowMenu
      name={webhook.name}
      label={t('rowMenuLabel', { name: webhook.name })}
      actions={[
        { label: t('pingCta'), onPress: opening('ping') },
        { label: t('newSecretCta'), onPress: opening('secret') },
        { label: t('editCta'), onPress: opening('edit') },
        { label: t('deleteCta'), onPress: opening('delete') },
      ]}
    />
  )
}
