import { useMessages } from '@sixpence/react/i18n'
import { ApiLog } from '@sixpence/react/merchant'
import { Screen } from '../../shell/screen.tsx'

/** The log of requests made with API keys. */
export function ApiLogScreen() {
  const { t } = useMessages('merchant-api')
  return (
    <Screen title={t('apiLogTitle')} lead={t('apiLogLead')}>
      <ApiLog />
    </Screen>
  )
}
