import { useMessages } from '@sixpence/react/i18n'
import { SecuritySettings, useSecuritySections } from '@sixpence/react/security'
import { SectionLinks } from './section-links.tsx'
import { SettingsPage } from './settings-page.tsx'

/** Everything that protects the customer. */
export function SecurityScreen() {
  const { t } = useMessages('settings')
  return (
    <SettingsPage
      title={t('securityTitle')}
      aside={<SectionLinks sections={useSecuritySections()} />}
      isOwn
    >
      <SecuritySettings />
    </SettingsPage>
  )
}
