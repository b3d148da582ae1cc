import { useMessages } from '@sixpence/react/i18n'
import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router'
import { BrandFooter } from './brand-footer.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { LanguageSelect } from './language-select.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Around the screens for people who are not signed in. */
export function PublicLayout() {
  const { t } = useMessages('shell')
  const { config } = useRouteContext({ from: '__root__' })
  const { pathname } = useLocation()
  const main = useFocusOnNavigation(pathname)
  return (
    <div className="sp-public">
      <header className="sp-public-header">
        <BrandLogo />
        <LanguageSelect />
      </header>
      <main id="main" className="sp-public-main" ref={main} tabIndex={-1}>
        <Outlet />
        {config.inbox && (
          <p className="sp-sandbox-hint">
            {t('sandboxText')}{' '}
            <a href={config.inbox} className="sp-link" target="_blank" rel="noopener noreferrer">
              {t('sandboxInboxLink')}
            </a>
          </p>
        )}
      </main>
      <aside className="sp-public-hero">
        <p className="sp-public-welcome">{t('welcomeTitle')}</p>
        <p>{t('welcomeText')}</p>
      </aside>
      <BrandFooter />
    </div>
  )
}
