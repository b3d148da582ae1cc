import { useMessages } from '@sixpence/react/i18n'
import { IntegrationCheck } from '@sixpence/react/merchant'
import { Screen } from '../../shell/screen.tsx'

/** Checks a merchant's integration. */
export function IntegrationScreen() {
  const { t } = useMessages('integration')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <IntegrationCheck />
    </Screen>
  )
}
