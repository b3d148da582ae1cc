import { useMessages } from '@sixpence/react/i18n'
import { Alert, Button } from '@sixpence/react/ui'
import { useRouter } from '@tanstack/react-router'

/** Stands in for a screen that could not be loaded or has a defect. */
export function ScreenFailure() {
  const { t } = useMessages('errors')
  const { t: tCommon } = useMessages('common')
  const router = useRouter()
  return (
    <main id="main" className="sp-main">
      <Alert
        tone="negative"
        title={t('screenTitle')}
        actions={<Button onPress={() => void router.invalidate()}>{tCommon('retryCta')}</Button>}
      >
        {t('screenText')}
      </Alert>
    </main>
  )
}
