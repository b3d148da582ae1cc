import { useMessages } from '@sixpence/react/i18n'
import { VisuallyHidden } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { LoadingBar } from '../../loading/loading-bar.tsx'
import { usePlacesAhead } from '../../loading/use-places-ahead.ts'
import { BrandLogo } from '../brand-logo.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { NewsLink } from './news-link.tsx'
import { ProfileButton } from './profile-button.tsx'

/** The header of every screen of a signed-in customer. */
export function Header() {
  const { t } = useMessages('shell')
  usePlacesAhead()
  return (
    <header className="sp-header">
      <LoadingBar />
      <Link to="/home" className="sp-logo-link">
        <BrandLogo />
        <VisuallyHidden>{t('homeLink')}</VisuallyHidden>
      </Link>
      <MainNavigation />
      <div className="sp-header-actions">
        <NewsLink />
        <ProfileButton />
      </div>
    </header>
  )
}
