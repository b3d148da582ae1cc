import { useMessages } from '@sixpence/react/i18n'
import { Icon } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { usePlaces } from '../use-places.ts'
import { MoreButton } from './more-button.tsx'

/**
 * The app's places: as words beside the logo, or as icons with short words at the lower edge of a
 * phone.
 */
export function MainNavigation() {
  const { t } = useMessages('shell')
  const places = usePlaces()
  const further = places.filter(({ isUnderMore }) => isUnderMore)
  return (
    <nav className="sp-nav" aria-label={t('navLabel')}>
      <ul>
        {places
          .filter(({ isUnderMore }) => !isUnderMore)
          .map(({ to, word, tab, icon, isCurrent, isInTabBar }) => (
            <li key={to} className={isInTabBar ? undefined : 'sp-wide-only'}>
              <Link
                to={to}
                className="sp-nav-link"
                activeOptions={{ includeSearch: false }}
                aria-current={isCurrent ? 'page' : undefined}
              >
                <Icon name={icon} />
                <span className="sp-wide-only">{t(word)}</span>
                <span className="sp-tab-bar-only">{t(tab)}</span>
              </Link>
            </li>
          ))}
        {further.length > 0 && (
          <li className="sp-wide-only">
            <MoreButton places={further} />
          </li>
        )}
      </ul>
    </nav>
  )
}
