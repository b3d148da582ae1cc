import { isLocale } from '@sixpence/core/locale'
import { useMessages } from '@sixpence/react/i18n'
import { ErrorBoundary, useBrand } from '@sixpence/react/provider'
import type { ReactNode } from 'react'
import { BrandFooter } from './brand-footer.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { LanguageSelect } from './language-select.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

export interface PublicFrameProps {
  /** The path of the screen inside. */
  pathname: string
  /** The page that shows sent codes when the bank is a sandbox. */
  inbox: string | undefined
  children: ReactNode
}

/** The frame of screens for people who aren't signed in. */
export function PublicFrame({ pathname, inbox, children }: PublicFrameProps) {
  const { t, locale } = useMessages('shell')
  const { welcome } = useBrand()
  const { title, text } = (isLocale(locale) && welcome?.[locale]) || {
    title: t('welcomeTitle'),
    text: t('welcomeText'),
  }
  const main = useFocusOnNavigation(pathname)
  return (
    <div className="sp-public">
      <header className="sp-public-header">
        <BrandLogo />
        <LanguageSelect />
      </header>
      <main id="main" className="sp-public-main" ref={main} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
        {inbox && (
          <p className="sp-sandbox-hint">
            {t('sandboxText')}{' '}
            <a href={inbox} className="sp-link" target="_blank" rel="noopener noreferrer">
              {t('sandboxInboxLink')}
            </a>
          </p>
        )}
      </main>
      <aside className="sp-public-hero">
        <p className="sp-public-welcome">{title}</p>
        <p>{text}</p>
      </aside>
      <BrandFooter />
    </div>
  )
}
