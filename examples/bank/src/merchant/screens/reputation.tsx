import { useMessages } from '@sixpence/react/i18n'
import { Reputation } from '@sixpence/react/merchant'
import { MerchantScreen } from '../merchant-screen.tsx'

/** The results of past dealings with an address. */
export function ReputationScreen() {
  const { t } = useMessages('merchant')
  return (
    <MerchantScreen title={t('reputationTitle')} lead={t('reputationLead')}>
      <Reputation />
    </MerchantScreen>
  )
}
