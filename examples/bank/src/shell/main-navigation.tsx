import { useMessages } from '@sixpence/react/i18n'
import { Icon } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'

const PLACES = [
  { to: '/home', word: 'homeLink', icon: 'home' },
  { to: '/transfer/account', word: 'ownTransferLink', icon: 'swap' },
  { to: '/transfer/p2p', word: 'p2pTransferLink', icon: 'arrow-up-right' },
  { to: '/history', word: 'historyLink', icon: 'list' },
  { to: '/settings', word: 'settingsLink', icon: 'settings' },
] as const

/** The places of the app: beside the logo, or along the lower edge of a phone. */
export function MainNavigation() {
  const { t } = useMessages('shell')
  return (
    <nav className="sp-nav" aria-label={t('navLabel')}>
      <ul>
        {PLACES.map(({ to, word, icon }) => (
          <li key={to}>
            <Link to={to} className="sp-nav-link" activeOptions={{ includeSearch: false }}>
              <Icon name={icon} />
              <span>{t(word)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
