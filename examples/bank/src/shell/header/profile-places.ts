import { mainMenu, tabBar } from '@sixpence/core/shell'
import type { AccessTask } from '@sixpence/react/access'
import { PLACES, type Place } from '../places.ts'
import type { useSendPath } from '../use-send-path.ts'

const OWN = {
  accesses: { to: '/accesses', icon: 'swap', word: 'switchLink' },
  profile: { to: '/profile', icon: 'person', word: 'profileLink' },
  settings: { to: '/setting', icon: 'settings', word: 'settingsLink' },
} as const

type SendPath = NonNullable<ReturnType<typeof useSendPath>>

type Named =
  | (typeof OWN)[keyof typeof OWN]
  | (Pick<Place, 'icon' | 'word'> & { readonly to: Place['to'] | SendPath })

/** A place in a panel that a button of the header opens. */
export type ProfilePlace = Named & {
  /** True if a wide screen has it in its header. */
  readonly isForPhones?: boolean | undefined
}

type Standing = Pick<AccessTask, 'right' | 'granted' | 'hasAccesses' | 'isStaff' | 'isBusiness'>

/**
 * Returns the places of the user's own menu, in order. On a phone they include those that don't fit
 * in the bar at the lower edge.
 */
export function profilePlaces(standing: Standing): readonly ProfilePlace[] {
  const { hasAccesses, isStaff, isBusiness } = standing
  const menu = mainMenu(standing, isBusiness)
  const tabs = tabBar(menu)
  const untabbed = PLACES.filter(({ entry }) => menu.includes(entry) && !tabs.includes(entry))
  return [
    ...(hasAccesses && !isStaff ? [OWN.accesses] : []),
    ...untabbed.map(({ to, icon, word }) => ({ to, icon, word, isForPhones: true })),
    OWN.profile,
    OWN.settings,
  ]
}
