import type { Sixpence } from '@sixpence/core'
import { useMessages } from '@sixpence/react/i18n'
import { ConnectionNotice } from '@sixpence/react/notices'
import { ErrorBoundary } from '@sixpence/react/provider'
import { IdleWarning } from '@sixpence/react/sign-in'
import { BankStore } from '@sixpence/react/store'
import type { ReactNode } from 'react'
import { LoadingBar } from '../loading/loading-bar.tsx'
import { recoverScreen } from '../loading/recover-screen.ts'
import { useShownPath } from '../loading/use-shown-path.ts'
import { CustomerFooter } from './customer-footer.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { ProfileButton } from './header/profile-button.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

interface RestrictedFrameProps {
  sixpence: Sixpence
  /** Shown above the screen, e.g. the customer whom the user acts for. */
  notices?: ReactNode
  children: ReactNode
}

/** The frame of a screen without links to other screens than its own. */
export function RestrictedFrame({ sixpence, notices, children }: RestrictedFrameProps) {
  const { t } = useMessages('shell')
  const pathname = useShownPath()
  const main = useFocusOnNavigation(pathname)
  return (
    <BankStore sixpence={sixpence}>
      <a className="sp-skip-link" href="#main">
        {t('skipLink')}
      </a>
      <div className="sp-shell">
        <header className="sp-header">
          <LoadingBar />
          <BrandLogo />
          <div className="sp-header-actions">
            <ProfileButton leadsOn={false} />
          </div>
        </header>
        <div>
          <ConnectionNotice />
          {notices}
        </div>
        <main id="main" className="sp-main sp-main-narrow" ref={main} tabIndex={-1}>
          <ErrorBoundary resetKey={pathname} onError={error => void recoverScreen(error)}>
            {children}
          </ErrorBoundary>
        </main>
        <CustomerFooter />
      </div>
      <IdleWarning />
    </BankStore>
  )
}
