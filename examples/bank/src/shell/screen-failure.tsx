import { isSixpenceError } from '@sixpence/core/errors'
import { DefectView, useSession } from '@sixpence/react/provider'
import { ErrorView } from '@sixpence/react/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { recoverScreen } from '../loading/recover-screen.ts'
import { useShownPath } from '../loading/use-shown-path.ts'
import { BrandFooter } from './brand-footer.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/**
 * Shown instead of a screen that failed: without the bank's answer, not loaded, or defective.
 * Signing out and contacting the bank stay possible.
 */
export function ScreenFailure({ error }: { error: unknown }) {
  const router = useRouter()
  const { status } = useSession()
  // The next working screen takes the focus, because the button is gone by then.
  const main = useFocusOnNavigation(useShownPath())
  const retry = () => void router.invalidate()
  useEffect(() => void recoverScreen(error), [error])
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
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
          <DefectView error={error} onRetry={retry} />
        )}
      </main>
      <BrandFooter />
    </div>
  )
}
