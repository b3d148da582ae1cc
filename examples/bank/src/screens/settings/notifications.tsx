import { useMessages } from '@sixpence/react/i18n'
import { NotificationSettings } from '@sixpence/react/notifications'
import { SettingsPage } from './settings-page.tsx'

/** What the customer is told of. */
export function NotificationsScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('notificationsTitle')} isOwn>
      <NotificationSettings />
    </SettingsPage>
  )
}
