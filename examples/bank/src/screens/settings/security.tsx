import { useMessages } from '@sixpence/react/i18n'
import { SecuritySettings } from '@sixpence/react/security'
import { SettingsPage } from './settings-page.tsx'

/** Everything by which the customer is protected. */
export function SecurityScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('securityTitle')} isOwn>
      <SecuritySettings />
    </SettingsPage>
  )
}
