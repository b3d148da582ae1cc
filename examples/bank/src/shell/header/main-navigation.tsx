import { mainMenu, tabBar } from '@sixpence/core'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Icon } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'

const PLACES = [
  { entry: 'home', to: '/home', word: 'homeLink', tab: 'homeLink', icon: 'home' },
  { entry: 'cards', to: '/cards', word: 'cardsLink', tab: 'cardsLink', icon: 'card' },
  {
    entry: 'ownTransfer',
    to: '/transfer/account',
    word: 'ownTransferLink',
    tab: 'ownTransferTab',
    icon: 'swap',
  },
  {
    entry: 'p2pTransfer',
    to: '/transfer/p2p',
    word: 'p2pTransferLink',
    tab: 'p2pTransferTab',
    icon: 'arrow-up-right',
  },
  { entry: 'history', to: '/history', word: 'historyLink', tab: 'historyLink', icon: 'list' },
  {
    entry: 'approvals',
    to: '/approvals',
    word: 'approvalsLink',
    tab: 'approvalsTab',
    icon: 'check',
  },
] as const

/**
 * The places of the app that right and flags of the user reach: as words beside the logo, or as
 * drawings with short words along the lower edge of a phone.
 */
export function MainNavigation() {
  const { t } = useMessages('shell')
  const access = useAccess()
  const menu = mainMenu(access, access.isBusiness)
  const tabs = tabBar(menu)
  const places = PLACES.filter(({ entry }) => menu.includes(entry))
  return (
    <nav className="sp-nav" aria-label={t('navLabel')}>
      <ul>
        {places.map(({ entry, to, word, tab, icon }) => (
          <li key={to} className={tabs.includes(entry) ? undefined : 'sp-wide-only'}>
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
