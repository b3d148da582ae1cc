import { screen } from './loading/screen.ts'
import { createRoute, redirect } from '@tanstack/react-router'
import { mainLayout } from './layout-routes.ts'
import { readCheckAddress } from './search.ts'

const getParentRoute = () => mainLayout

const profile = createRoute({
  getParentRoute,
  path: '/profile',
  ...screen(() => import('../screens/settings/profile.tsx'), 'ProfileScreen'),
})

const identity = createRoute({
  getParentRoute,
  path: '/profile/identity',
  validateSearch: readCheckAddress,
  ...screen(() => import('../screens/settings/identity.tsx'), 'IdentityScreen'),
})

const videoIdentity = createRoute({
  getParentRoute,
  path: '/profile/video-identity',
  ...screen(() => import('../screens/settings/identity.tsx'), 'VideoIdentityScreen'),
})

const setting = createRoute({
  getParentRoute,
  path: '/setting',
  ...screen(() => import('../screens/settings/overview.tsx'), 'SettingsScreen'),
})

const security = createRoute({
  getParentRoute,
  path: '/setting/security',
  ...screen(() => import('../screens/settings/security.tsx'), 'SecurityScreen'),
})

const devices = createRoute({
  getParentRoute,
  path: '/setting/devices',
  ...screen(() => import('../screens/settings/devices.tsx'), 'DevicesScreen'),
})

const notifications = createRoute({
  getParentRoute,
  path: '/setting/notifications',
  ...screen(() => import('../screens/settings/notifications.tsx'), 'NotificationsScreen'),
})

const address = createRoute({
  getParentRoute,
  path: '/profile/address',
  validateSearch: (search): { add?: true | undefined } => ({
    add: String(search['add']) === 'true' || undefined,
  }),
  ...screen(() => import('../screens/settings/address.tsx'), 'AddressScreen'),
})

const loginHistory = createRoute({
  getParentRoute,
  path: '/setting/login-history',
  ...screen(() => import('../screens/settings/login-history.tsx'), 'LoginHistoryScreen'),
})

const staffAccess = createRoute({
  getParentRoute,
  path: '/setting/staff-access',
  ...screen(() => import('../screens/settings/staff-access.tsx'), 'StaffAccessScreen'),
})

const legal = createRoute({
  getParentRoute,
  path: '/legal',
  ...screen(() => import('../screens/settings/legal.tsx'), 'LegalScreen'),
})

const users = createRoute({
  getParentRoute,
  path: '/company-access',
  ...screen(() => import('../screens/settings/users.tsx'), 'UsersScreen'),
})

/** Other addresses of existing screens. */
const otherNames = (
  [
    ['/settings', '/setting'],
    ['/profile/security', '/setting/security'],
    ['/profile/devices', '/setting/devices'],
    ['/profile/notifications', '/setting/notifications'],
    ['/profile/login-history', '/setting/login-history'],
    ['/profile/staff-access', '/setting/staff-access'],
    ['/login-history', '/setting/login-history'],
    ['/payout-blacklist', '/setting/security', 'sp-security-blacklist'],
  ] as const
).map(([path, to, part]) =>
  createRoute({
    getParentRoute,
    path,
    beforeLoad: ({ location }) => {
      const hash = part ?? location.hash
      throw redirect({ to, replace: true, ...(hash && { hash }) })
    },
  }),
)

/** The pages of the customer's profile and settings. */
export const profileRoutes = [
  profile,
  identity,
  videoIdentity,
  setting,
  security,
  devices,
  notifications,
  address,
  loginHistory,
  staffAccess,
  legal,
  users,
  ...otherNames,
] as const
