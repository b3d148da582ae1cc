import { ErrorBoundary } from '@sixpence/react/provider'
import { IdleWarning, useSignOut } from '@sixpence/react/sign-in'
import { BankStore } from '@sixpence/react/store'
import { useMessages } from '@sixpence/react/i18n'
import { Button, ToastRegion } from '@sixpence/react/ui'
import { Outlet, useLocation } from '@tanstack/react-router'
import { BrandFooter } from './brand-footer.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { SignOutIcon } from './icons.tsx'
import { LanguageSelect } from './language-select.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Around every screen of a signed-in customer. */
export function MainLayout() {
  const { t } = useMessages('shell')
  const { signOut, isPending } = useSignOut()
  const { pathname } = useLocation()
  const main = useFocusOnNavigation(pathname)
  return (
    <BankStore>
      <a className="sp-skip-link" href="#main">
        {t('skipLink')}
      </a>
      <div className="sp-shell">
        <header className="sp-header">
          <BrandLogo />
          <MainNavigation />
          <div className="sp-header-actions">
            <LanguageSelect />
            <Button variant="quiet" onPress={() => void signOut()} isPending={isPending}>
              <SignOutIcon />
              {t('signOutCta')}
            </Button>
          </div>
        </header>
        <OfflineNotice />
        <main id="main" className="sp-main" ref={main} tabIndex={-1}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
        <BrandFooter />
      </div>
      <IdleWarning />
      <ToastRegion />
    </BankStore>
  )
}
