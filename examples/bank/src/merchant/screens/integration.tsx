import { useMessages } from '@sixpence/react/i18n'
import { IntegrationCheck } from '@sixpence/react/merchant'
import { MerchantScreen } from '../merchant-screen.tsx'

/** Checks a merchant's integration. */
export function IntegrationScreen() {
  const { t } = useMessages('integration')
  return (
    <MerchantScreen title={t('title')} lead={t('lead')}>
      <IntegrationCheck />
    </MerchantScreen>
  )
}
