import { useMessages } from '@sixpence/react/i18n'
import { StaffActs } from '@sixpence/react/security'
import { SettingsPage } from './settings-page.tsx'

/** The bank's staff who looked at the customer's accounts, with the reasons. */
export function StaffAccessScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('staffActsTitle')}>
      <StaffActs />
    </SettingsPage>
  )
}
