import { useMessages } from '@sixpence/react/i18n'
import { Icon } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { usePlaces } from '../use-places.ts'

/**
 * The places of the app: as words beside the logo, or as drawings with short words along the lower
 * edge of a phone.
 */
export function MainNavigation() {
  const { t } = useMessages('shell')
  return (
    <nav className="sp-nav" aria-label={t('navLabel')}>
      <ul>
        {usePlaces().map(({ to, word, tab, icon, isInTabBar }) => (
          <li key={to} className={isInTabBar ? undefined : 'sp-wide-only'}>
            <Link to={to} className="sp-nav-link" activeOptions={{ includeSearch: false }}>
              <Icon name={icon} />
              <span className="sp-wide-only">{t(word)}</span>
              <span className="sp-tab-bar-only">{t(tab)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
