import { Migration } from '@sixpence/react/devices'
import { useMessages } from '@sixpence/react/i18n'
import { Screen } from '../shell/screen.tsx'

/** Asks the user to approve sign-ins on a phone. */
export function MigrationScreen() {
  const { t } = useMessages('migration')
  return (
    <Screen title={t('screenTitle')}>
      <Migration />
    </Screen>
  )
}
