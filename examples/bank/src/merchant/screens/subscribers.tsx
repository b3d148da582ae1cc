import { useMessages } from '@sixpence/react/i18n'
import { Subscribers } from '@sixpence/react/merchant'
import { MerchantScreen } from '../merchant-screen.tsx'

/** The customers who pay a business repeatedly. */
export function SubscribersScreen() {
  const { t } = useMessages('subscribers')
  return (
    <MerchantScreen title={t('title')} lead={t('lead')}>
      <Subscribers />
    </MerchantScreen>
  )
}
