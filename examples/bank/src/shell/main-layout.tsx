import { ActingBar } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { ConnectionNotice, NoticeToasts } from '@sixpence/react/notices'
import { DestinationHrefs, ErrorBoundary } from '@sixpence/react/provider'
import { IdleWarning } from '@sixpence/react/sign-in'
import { BankStore } from '@sixpence/react/store'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { recoverScreen } from '../loading/recover-screen.ts'
import { hasScreenFor } from '../routing/destinations.ts'
import { useHrefOf } from '../routing/use-href-of.ts'
import { useShownPath } from '../loading/use-shown-path.ts'
import { CustomerFooter } from './customer-footer.tsx'
import { ElsewhereNotice } from './elsewhere-notice.tsx'
import { Header } from './header/header.tsx'
import { StatusNotice } from './status-notice.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { useBackClosesDialog } from './use-back-closes-dialog.ts'
import { SignedInScreen } from './signed-in-screen.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** The layout of every screen of a signed-in customer. */
export function MainLayout() {
  const { t } = useMessages('shell')
  const pathname = useShownPath()
  const main = useFocusOnNavigation(pathname)
  useBackClosesDialog()
  const hrefOf = useHrefOf()
  const sixpence = useLoaderData({ from: '/main' })
  const router = useRouter()
  // Redirects a user who may no longer see the screen.
  useEffect(() => sixpence.access.onChanged(() => void router.invalidate()), [sixpence, router])
  return (
    <BankStore sixpence={sixpence}>
      <a className="sp-skip-link" href="#main">
        {t('skipLink')}
      </a>
      <div className="sp-shell">
        <Header />
        <div>
          <ConnectionNotice />
          <UpdateNotice />
          <ElsewhereNotice />
          <ActingBar />
        </div>
        <main id="main" className="sp-main" ref={main} tabIndex={-1}>
          <ErrorBoundary resetKey={pathname} onError={error => void recoverScreen(error)}>
            <DestinationHrefs hrefOf={hrefOf}>
              {/* The screen doesn't wait for its texts. */}
              <Suspense>
                <StatusNotice />
              </Suspense>
              <SignedInScreen />
            </DestinationHrefs>
          </ErrorBoundary>
        </main>
        <CustomerFooter />
      </div>
      <NoticeToasts canOpen={hasScreenFor} />
      <IdleWarning />
    </BankStore>
  )
}
