import { useMessages } from '@sixpence/react/i18n'
import { IpnHistory, IpnSettings } from '@sixpence/react/merchant'
import { MerchantScreen } from '../merchant-screen.tsx'

/** The notifications to the one address of a merchant. */
export function IpnHistoryScreen() {
  const { t } = useMessages('merchant-api')
  return (
    <MerchantScreen title={t('ipnHistoryTitle')} lead={t('ipnHistoryLead')}>
      <IpnHistory />
    </MerchantScreen>
  )
}

/** Where they go. */
export function IpnSettingsScreen() {
  const { t } = useMessages('merchant-api')
  return (
    <MerchantScreen title={t('ipnSettingsTitle')} lead={t('ipnSettingsLead')}>
      <IpnSettings />
    </MerchantScreen>
  )
}
