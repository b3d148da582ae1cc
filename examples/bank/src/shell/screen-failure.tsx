import { isSixpenceError } from '@sixpence/core/session'
import { useMessages } from '@sixpence/react/i18n'
import { useSession } from '@sixpence/react/provider'
import { Alert, Button, ErrorView } from '@sixpence/react/ui'
import { useLocation, useRouter } from '@tanstack/react-router'
import { BrandFooter } from './brand-footer.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/**
 * Stands in for a screen that the bank did not answer for, that could not be loaded or has a
 * defect. The way out and the way to the bank's people stay.
 */
export function ScreenFailure({ error }: { error: unknown }) {
  const router = useRouter()
  const { status } = useSession()
  // The screen that comes once it works takes the focus: the button is gone by then.
  const main = useFocusOnNavigation(useLocation().pathname)
  const retry = () => void router.invalidate()
  return (
    <div className="sp-shell">
      <header className="sp-header">
        <BrandLogo />
        {status === 'signed_in' && <SignOutButton />}
      </header>
      <div />
      <main ref={main} id="main" tabIndex={-1} className="sp-main sp-main-short">
        {isSixpenceError(error) ? (
          <ErrorView failure={error} onRetry={retry} />
        ) : (
          <Defect onRetry={retry} />
        )}
      </main>
      <BrandFooter />
    </div>
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
