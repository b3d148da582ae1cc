import { useMessages } from '@sixpence/react/i18n'
import { Takings } from '@sixpence/react/merchant'
import { MerchantScreen } from '../merchant-screen.tsx'

/** The payments and refunds of a business, summed up. */
export function TakingsScreen() {
  const { t } = useMessages('takings')
  return (
    <MerchantScreen title={t('title')} lead={t('lead')}>
      <Takings />
    </MerchantScreen>
  )
}
