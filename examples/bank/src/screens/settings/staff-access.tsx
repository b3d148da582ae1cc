import { useMessages } from '@sixpence/react/i18n'
import { StaffActs } from '@sixpence/react/security'
import { SettingsPage } from './settings-page.tsx'

/** Who of the bank's staff looked at the customer's accounts, and why. */
export function StaffAccessScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('staffActsTitle')}>
      <StaffActs />
    </SettingsPage>
  )
}
