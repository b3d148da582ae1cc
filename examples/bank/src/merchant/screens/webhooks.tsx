import { useMessages } from '@sixpence/react/i18n'
import { WebhookLog, Webhooks } from '@sixpence/react/merchant'
import { Tabs } from '@sixpence/react/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Screen } from '../../shell/screen.tsx'
import { IpnPart } from './ipn.tsx'

/** The webhooks, their deliveries, and the notifications of the older kind. */
export function WebhooksScreen() {
  const { t } = useMessages('merchant-api')
  const { tab = 'webhooks' } = useSearch({ from: '/main/merchant/merchant/internal/webhook_log' })
  const navigate = useNavigate({ from: '/merchant/internal/webhook_log' })
  return (
    <Screen title={t('webhooksTitle')} lead={t('webhooksLead')}>
      <Tabs
        label={t('webhookTabsLabel')}
        tabs={[
          { id: 'webhooks', label: t('webhooksTab') },
          { id: 'log', label: t('logTab') },
          { id: 'ipn', label: t('ipnTab') },
        ]}
        selectedId={tab}
        onSelect={id => void navigate({ search: { tab: id === 'webhooks' ? undefined : id } })}
      >
        {tab === 'webhooks' && <Webhooks />}
        {tab === 'log' && <WebhookLog />}
        {tab === 'ipn' && <IpnPart />}
      </Tabs>
    </Screen>
  )
}
