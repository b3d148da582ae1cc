import { useMessages } from '@sixpence/react/i18n'
import { LegalInfo } from '@sixpence/react/legal'
import { SettingsPage } from './settings-page.tsx'

/** The bank's legal details, and the documents that the customer accepted. */
export function LegalScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('legalTitle')}>
      <LegalInfo />
    </SettingsPage>
  )
}
