import { BusinessUsers } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { SettingsPage } from './settings-page.tsx'

/** The users who may act for the business. */
export function UsersScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('usersTitle')}>
      <BusinessUsers />
    </SettingsPage>
  )
}
