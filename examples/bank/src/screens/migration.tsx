import { Migration } from '@sixpence/react/devices'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Asks the user to approve sign-ins on a phone. */
export function MigrationScreen() {
  const { t } = useMessages('migration')
  useScreenTitle(t('screenTitle'))
  return (
    <div className="sp-screen">
      <PageHeader title={t('screenTitle')} />
      <Migration />
    </div>
  )
}
