import { useMessages } from '@sixpence/react/i18n'
import { Takings } from '@sixpence/react/merchant'
import { MerchantScreen } from '../merchant-screen.tsx'

/** What a business was paid and what it gave back. */
export function TakingsScreen() {
  const { t } = useMessages('takings')
  return (
    <MerchantScreen title={t('title')} lead={t('lead')}>
      <Takings />
    </MerchantScreen>
  )
}
