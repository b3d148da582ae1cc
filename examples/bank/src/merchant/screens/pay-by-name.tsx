import { useMessages } from '@sixpence/react/i18n'
import { PayByName } from '@sixpence/react/merchant'
import { MerchantScreen } from '../merchant-screen.tsx'

/** The page under the merchant's short name, and the secret of its links. */
export function PayByNameScreen() {
  const { t } = useMessages('saved-buttons')
  return (
    <MerchantScreen title={t('payByNameTitle')} lead={t('payByNameLead')}>
      <PayByName />
    </MerchantScreen>
  )
}
