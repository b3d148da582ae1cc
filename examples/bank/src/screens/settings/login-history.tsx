import { useMessages } from '@sixpence/react/i18n'
import { LoginHistory } from '@sixpence/react/security'
import { SettingsPage } from './settings-page.tsx'

/** The sign-ins of the user. */
export function LoginHistoryScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('loginHistoryTitle')} isOwn>
      <LoginHistory />
    </SettingsPage>
  )
}
