import { Devices } from '@sixpence/react/devices'
import { useMessages } from '@sixpence/react/i18n'
import { SettingsPage } from './settings-page.tsx'

/** The phones that approve for the customer. */
export function DevicesScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('devicesTitle')} isOwn>
      <Devices />
    </SettingsPage>
  )
}
