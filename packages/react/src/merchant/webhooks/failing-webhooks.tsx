import type { Webhook } from '@sixpence/core/merchant'
import { useMessages } from '../../i18n/index.ts'
import { hosted, DestinationLink } from '../../provider/index.ts'
import { useStartInfo, useUserRights } from '../../start/index.ts'
import { loadStateOf } from '../../store/index.ts'
import { Card, Icon, List, ListRow, useHiddenLoading } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

/**
 * The active webhooks whose last messages failed, for users who may see webhooks. Shows nothing if
 * all messages arrive, or if loading fails: the list of webhooks shows that.
 */
export const FailingWebhooks = hosted('FailingWebhooks', FailingWebhooksContent)

function FailingWebhooksContent() {
  const { t } = useMessages('merchant-api')
  const { mayCall } = useUserRights()
  const query = merchantApi.webhooks.useReadIf(mayCall(merchantApi.webhooks) ? {} : undefined)
  useHiddenLoading(useStartInfo())
  useHiddenLoading(loadStateOf(query))
  const failing = query.data?.filter(({ enabled, failures }) => enabled && failures > 0) ?? []
  if (failing.length === 0) return null
  return (
    <Card padding="none">
      <List aria-label={t('failingTitle')}>
        {failing.map(webhook => (
          <FailingRow key={webhook.id} webhook={webhook} />
        ))}
      </List>
    </Card>
  )
}

function FailingRow({ webhook }: { webhook: Webhook }) {
  const { t } = useMessages('merchant-api')
  const { name, failures } = webhook
  return (
    <ListRow
      isCompact
      leading={<Icon name="warning" />}
      title={<bdi>{name}</bdi>}
      description={[t('webhookWord'), t('failingText', { count: failures })].join(' · ')}
      link={row => <DestinationLink destination={{ to: 'webhooks' }} {...row} />}
    />
  )
}
