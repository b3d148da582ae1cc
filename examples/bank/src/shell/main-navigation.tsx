import { mainMenu } from '@sixpence/core'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Icon } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'

const PLACES = [
  { entry: 'home', to: '/home', word: 'homeLink', icon: 'home' },
  { entry: 'cards', to: '/cards', word: 'cardsLink', icon: 'card' },
  { entry: 'ownTransfer', to: '/transfer/account', word: 'ownTransferLink', icon: 'swap' },
  { entry: 'p2pTransfer', to: '/transfer/p2p', word: 'p2pTransferLink', icon: 'arrow-up-right' },
  { entry: 'history', to: '/history', word: 'historyLink', icon: 'list' },
  { entry: 'approvals', to: '/approvals', word: 'approvalsLink', icon: 'check' },
] as const

/**
 * The places of the app that right and flags of the user reach: beside the logo, or along the lower
 * edge of a phone, which has room for five.
 */
export function MainNavigation() {
  const { t } = useMessages('shell')
  const access = useAccess()
  const menu = mainMenu(access, access.isBusiness)
  const places = PLACES.filter(({ entry }) => menu.includes(entry))
  return (
    <nav className="sp-nav" aria-label={t('navLabel')}>
      <ul>
        {places.map(({ to, word, icon }) => (
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
