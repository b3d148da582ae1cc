import { useMessages } from '@sixpence/react/i18n'
import { LoginHistory } from '@sixpence/react/security'
import { SettingsPage } from './settings-page.tsx'

/** Who signed in as the customer. */
export function LoginHistoryScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('loginHistoryTitle')} isOwn>
      <LoginHistory />
    </SettingsPage>
  )
}
