import { useMessages } from '@sixpence/react/i18n'
import { AllowedIps, ApiKeys } from '@sixpence/react/merchant'
import { Tabs } from '@sixpence/react/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Screen } from '../../shell/screen.tsx'

/** The API keys, and beside them the addresses that may use them. */
export function ApiKeysScreen() {
  const { t } = useMessages('merchant-api')
  const { tab = 'keys' } = useSearch({ from: '/main/merchant/merchant/internal/api_key' })
  const navigate = useNavigate({ from: '/merchant/internal/api_key' })
  return (
    <Screen title={t('apiKeysTitle')} lead={t('apiKeysLead')}>
      <Tabs
        label={t('keyTabsLabel')}
        tabs={[
          { id: 'keys', label: t('keysTab') },
          { id: 'ips', label: t('allowedIpsTab') },
        ]}
        selectedId={tab}
        onSelect={id => void navigate({ search: { tab: id === 'keys' ? undefined : id } })}
      >
        {tab === 'keys' ? <ApiKeys /> : <AllowedIps />}
      </Tabs>
    </Screen>
  )
}
