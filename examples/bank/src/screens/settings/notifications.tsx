import { useMessages } from '@sixpence/react/i18n'
import { NotificationSettings } from '@sixpence/react/notifications'
import { SettingsPage } from './settings-page.tsx'

/** The user's choice of notifications. */
export function NotificationsScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('notificationsTitle')} isOwn>
      <NotificationSettings />
    </SettingsPage>
  )
}
