import { useMessages } from '@sixpence/react/i18n'
import { Subscribers } from '@sixpence/react/merchant'
import { MerchantScreen } from '../merchant-screen.tsx'

/** Who pays a business again and again. */
export function SubscribersScreen() {
  const { t } = useMessages('subscribers')
  return (
    <MerchantScreen title={t('title')} lead={t('lead')}>
      <Subscribers />
    </MerchantScreen>
  )
}
