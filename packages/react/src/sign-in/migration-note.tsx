import { useMessages } from '../i18n/index.ts'
import { Alert } from '../ui/index.ts'

/** Explains that this sign-in moves the customer to sign-ins approved on the phone. */
export function MigrationNote() {
  const { t } = useMessages('migration')
  return (
    <Alert tone="info" title={t('confirmTitle')}>
      {t('confirmText')}
    </Alert>
  )
}
