import { useMessages } from '../i18n/index.ts'
import { Alert } from '../ui/index.ts'

/** Says that this sign-in moves the customer to sign-ins that the phone approves. */
export function MigrationNote() {
  const { t } = useMessages('migration')
  return (
    <Alert tone="info" title={t('confirmTitle')}>
      {t('confirmText')}
    </Alert>
  )
}
