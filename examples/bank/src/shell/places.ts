/** The places of the app, in the order of the menu. */
export const PLACES = [
  { entry: 'home', to: '/home', word: 'homeLink', tab: 'homeLink', icon: 'home' },
  {
    entry: 'merchant',
    to: '/merchant/overview',
    holds: ['/merchant', '/transfer/invoices'],
    word: 'merchantLink',
    tab: 'merchantTab',
    icon: 'arrow-down-left',
  },
  {
    entry: 'cards',
    to: '/cards',
    holds: ['/card', '/add-card', '/confirm-card'],
    word: 'cardsLink',
    tab: 'cardsLink',
    icon: 'card',
  },
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
  {
    entry: 'payMany',
    to: '/transfer/mass',
    holds: ['/transfer/external/mass'],
    word: 'payManyLink',
    tab: 'payManyLink',
    icon: 'list',
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
    holds: ['/transfer/approved'],
    word: 'approvalsLink',
    tab: 'approvalsTab',
    icon: 'check',
  },
] as const

/** A place of the app. */
export type Place = (typeof PLACES)[number]

interface Holder {
  readonly to: string
  /** Other paths of its screens. */
  readonly holds?: readonly string[]
}

/** True if a screen belongs to a place: at its path, below it, or at one of its other paths. */
export function isWithin({ to, holds = [] }: Holder, pathname: string): boolean {
  return [to, ...holds].some(path => pathname === path || pathname.startsWith(`${path}/`))
}

/** Returns the place to which a screen belongs: the first that has it. */
export function placeOf<P extends Holder>(pathname: string, places: readonly P[]): P | undefined {
  return places.find(place => isWithin(place, pathname))
}
