import { useMessages } from '@sixpence/react/i18n'
import { LegalInfo } from '@sixpence/react/legal'
import { SettingsPage } from './settings-page.tsx'

/** Who the bank is, and what was agreed with it. */
export function LegalScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage title={t('legalTitle')}>
      <LegalInfo />
    </SettingsPage>
  )
}
