import { headerMenu, mainMenu, tabBar } from '@sixpence/core/shell'
import { useAccess } from '@sixpence/react/access'
import { useRouterState } from '@tanstack/react-router'
import { placeOf, PLACES } from './places.ts'
import { useSendPath } from './use-send-path.ts'

/** Returns the places that the user's right and flags allow, and where each is offered. */
export function usePlaces() {
  const access = useAccess()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const menu = mainMenu(access, access.isBusiness)
  const tabs = tabBar(menu)
  const { more } = headerMenu(menu)
  const sendPath = useSendPath()
  const places = PLACES.filter(({ entry }) => menu.includes(entry))
  const current = placeOf(pathname, places)
  return places.map(place => ({
    ...place,
    to: place.entry === 'sendMoney' && sendPath ? sendPath : place.to,
    isCurrent: place === current,
    isInTabBar: tabs.includes(place.entry),
    isUnderMore: more.includes(place.entry),
  }))
}
