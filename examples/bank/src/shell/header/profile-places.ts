import { mainMenu } from '@sixpence/core'
import type { AccessTask } from '@sixpence/react/access'

/** What leads on from the person's own corner, in its order. */
const PLACES = [
  { to: '/accesses', icon: 'swap', word: 'switchLink' },
  { to: '/merchant', icon: 'wallet', word: 'merchantLink' },
  // On a phone there is no room for them in the bar along the lower edge.
  { to: '/transfer/invoices', icon: 'list', word: 'invoicesLink' },
  { to: '/profile', icon: 'person', word: 'profileLink' },
  { to: '/setting', icon: 'settings', word: 'settingsLink' },
] as const

type Standing = Pick<AccessTask, 'right' | 'granted' | 'hasAccesses' | 'isStaff' | 'isBusiness'>

/** The places that the person's own corner leads to. */
export function profilePlaces(standing: Standing) {
  const { hasAccesses, isStaff, isBusiness } = standing
  const menu = mainMenu(standing, isBusiness)
  const shows = {
    '/accesses': hasAccesses && !isStaff,
    '/merchant': menu.includes('merchant'),
    '/transfer/invoices': menu.includes('invoices'),
    '/profile': true,
    '/setting': true,
  }
  return PLACES.filter(({ to }) => shows[to])
}
