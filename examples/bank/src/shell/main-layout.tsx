import { useMessages } from '@sixpence/react/i18n'
import { ErrorBoundary } from '@sixpence/react/provider'
import { IdleWarning, useSignOut } from '@sixpence/react/sign-in'
import { BankStore } from '@sixpence/react/store'
import { Button, Icon } from '@sixpence/react/ui'
import { Outlet, useLoaderData, useLocation } from '@tanstack/react-router'
import { BrandFooter } from './brand-footer.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { LanguageSelect } from './language-select.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useBackClosesDialog } from './use-back-closes-dialog.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Around every screen of a signed-in customer. */
export function MainLayout() {
  const { t } = useMessages('shell')
  const { pathname } = useLocation()
  const main = useFocusOnNavigation(pathname)
  useBackClosesDialog()
  const sixpence = useLoaderData({ from: '/main' })
  return (
    <BankStore sixpence={sixpence}>
      <a className="sp-skip-link" href="#main">
        {t('skipLink')}
      </a>
      <div className="sp-shell">
        <Header />
        <OfflineNotice />
        <main id="main" className="sp-main" ref={main} tabIndex={-1}>
          <ErrorBoundary resetKey={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
        <BrandFooter />
      </div>
      <IdleWarning />
    </BankStore>
  )
}

function Header() {
  const { t } = useMessages('shell')
  const { signOut, isPending } = useSignOut()
  return (
    <header className="sp-header">
      <BrandLogo />
      <MainNavigation />
      <div className="sp-header-actions">
        <LanguageSelect />
        <Button
          variant="quiet"
          icon={<Icon name="sign-out" />}
          onPress={() => void signOut()}
          isPending={isPending}
        >
          {t('signOutCta')}
        </Button>
      </div>
    </header>
  )
}
