import { useMessages } from '@sixpence/react/i18n'
import { Logos } from '@sixpence/react/merchant'
import { MerchantScreen } from '../merchant-screen.tsx'

/** The logos that payers see. */
export function LogosScreen() {
  const { t } = useMessages('merchant')
  return (
    <MerchantScreen title={t('logosTitle')} lead={t('logosLead')}>
      <Logos />
    </MerchantScreen>
  )
}
