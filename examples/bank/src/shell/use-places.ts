import { mainMenu, tabBar } from '@sixpence/core'
import { useAccess } from '@sixpence/react/access'
import { useSendPath } from './use-send-path.ts'

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
    entry: 'sendMoney',
    to: '/transfer/p2p',
    word: 'p2pTransferLink',
    tab: 'p2pTransferTab',
    icon: 'arrow-up-right',
  },
  { entry: 'history', to: '/history', word: 'historyLink', tab: 'historyLink', icon: 'list' },
  {
    entry: 'preapproved',
    to: '/transfer/preapproved-payments',
    word: 'preapprovedLink',
    tab: 'preapprovedLink',
    icon: 'clock',
  },
  {
    entry: 'invoices',
    to: '/transfer/invoices',
    word: 'invoicesLink',
    tab: 'invoicesLink',
    icon: 'list',
  },
  {
    entry: 'approvals',
    to: '/approvals',
    word: 'approvalsLink',
    tab: 'approvalsTab',
    icon: 'check',
  },
  {
    entry: 'approved',
    to: '/transfer/approved',
    word: 'approvedLink',
    tab: 'approvedLink',
    icon: 'clock',
  },
] as const

/** The places of the app that right and flags of the user reach. */
export function usePlaces() {
  const access = useAccess()
  const menu = mainMenu(access, access.isBusiness)
  const tabs = tabBar(menu)
  const sendPath = useSendPath()
  return PLACES.filter(({ entry }) => menu.includes(entry)).map(place => ({
    ...place,
    to: place.entry === 'sendMoney' && sendPath ? sendPath : place.to,
    isInTabBar: tabs.includes(place.entry),
  }))
}
