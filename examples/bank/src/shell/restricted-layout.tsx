import { ActingBar } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { ConnectionNotice } from '@sixpence/react/notices'
import { ErrorBoundary } from '@sixpence/react/provider'
import { IdleWarning } from '@sixpence/react/sign-in'
import { BankStore } from '@sixpence/react/store'
import { useLoaderData, useLocation } from '@tanstack/react-router'
import { BrandFooter } from './brand-footer.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { LanguageSelect } from './language-select.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { SignedInScreen } from './signed-in-screen.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Around what comes before the bank itself: nothing leads further in than the screen says. */
export function RestrictedLayout() {
  const { t } = useMessages('shell')
  const { pathname } = useLocation()
  const main = useFocusOnNavigation(pathname)
  const sixpence = useLoaderData({ from: '/restricted' })
  return (
    <BankStore sixpence={sixpence}>
      <a className="sp-skip-link" href="#main">
        {t('skipLink')}
      </a>
      <div className="sp-shell">
        <header className="sp-header">
          <BrandLogo />
          <div className="sp-header-actions">
            <LanguageSelect />
            <SignOutButton />
          </div>
        </header>
        <div>
          <ConnectionNotice />
          <ActingBar />
        </div>
        <main id="main" className="sp-main sp-main-narrow" ref={main} tabIndex={-1}>
          <ErrorBoundary resetKey={pathname}>
            <SignedInScreen />
          </ErrorBoundary>
        </main>
        <BrandFooter />
      </div>
      <IdleWarning />
    </BankStore>
  )
}
