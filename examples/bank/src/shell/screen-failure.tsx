import { isSixpenceError } from '@sixpence/core/session'
import { useMessages } from '@sixpence/react/i18n'
import { Alert, Button, ErrorView } from '@sixpence/react/ui'
import { useLocation, useRouter } from '@tanstack/react-router'
import { BrandLogo } from './brand-logo.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/**
 * Stands in for a screen that the bank did not answer for, that could not be loaded or has a
 * defect.
 */
export function ScreenFailure({ error }: { error: unknown }) {
  const router = useRouter()
  // The screen that comes once it works takes the focus: the button is gone by then.
  const main = useFocusOnNavigation(useLocation().pathname)
  const retry = () => void router.invalidate()
  return (
    <>
      <header className="sp-public-header">
        <BrandLogo />
      </header>
      <main ref={main} id="main" tabIndex={-1} className="sp-main">
        {isSixpenceError(error) ? (
          <ErrorView failure={error} onRetry={retry} />
        ) : (
          <Defect onRetry={retry} />
        )}
      </main>
    </>
  )
}

function Defect({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages('errors')
  const { t: tCommon } = useMessages('common')
  return (
    <Alert
      tone="negative"
      title={t('screenTitle')}
      actions={<Button onPress={onRetry}>{tCommon('retryCta')}</Button>}
    >
      {t('screenText')}
    </Alert>
  )
}
