import { useMessages } from '@sixpence/react/i18n'
import { Link } from '@tanstack/react-router'
import { HistoryIcon, HomeIcon, OwnTransferIcon, P2pTransferIcon } from './icons.tsx'

const PLACES = [
  { to: '/home', word: 'homeLink', Icon: HomeIcon },
  { to: '/transfer/account', word: 'ownTransferLink', Icon: OwnTransferIcon },
  { to: '/transfer/p2p', word: 'p2pTransferLink', Icon: P2pTransferIcon },
  { to: '/history', word: 'historyLink', Icon: HistoryIcon },
] as const

/** The places of the app: beside the logo, or along the lower edge of a phone. */
export function MainNavigation() {
  const { t } = useMessages('shell')
  return (
    <nav className="sp-nav" aria-label={t('navLabel')}>
      <ul>
        {PLACES.map(({ to, word, Icon }) => (
          <li key={to}>
            <Link to={to} className="sp-nav-link" activeOptions={{ includeSearch: false }}>
              <Icon />
              <span>{t(word)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
