import { useMessages } from '@sixpence/react/i18n'
import { useLoaderData } from '@tanstack/react-router'
import { BrandFooter } from '../shell/brand-footer.tsx'
import { BrandLogo } from '../shell/brand-logo.tsx'
import { LanguageSelect } from '../shell/language-select.tsx'
import { Screen } from '../shell/screen.tsx'
import { NotHere } from './asked-first.tsx'

/** The tax form of a representative with a mailed secret, without a sign-in. */
export function RepresentativeScreen() {
  const { t } = useMessages('start')
  const { firstName, customerName } = useLoaderData({ from: '/self-certification-representative' })
  const title = t('representativeTitle', { name: firstName })
  return (
    <div className="sp-shell">
      <header className="sp-header">
        <BrandLogo />
        <LanguageSelect />
      </header>
      <div />
      <main id="main" className="sp-main sp-main-narrow" tabIndex={-1}>
        <Screen title={title} lead={t('representativeText', { business: customerName })}>
          <NotHere />
        </Screen>
      </main>
      <BrandFooter />
    </div>
  )
}
