import { lazyScreen } from './loading/lazy-screen.ts'
import { createRoute, redirect } from '@tanstack/react-router'
import { mainLayout } from './layout-routes.ts'
import { loadTexts } from './load-texts.ts'
import { readCheckAddress } from './search.ts'

const getParentRoute = () => mainLayout

const profile = createRoute({
  getParentRoute,
  path: '/profile',
  loader: loadTexts(
    'settings',
    'profile',
    'attempts',
    'documents',
    'verification',
    'identity-check',
  ),
  component: lazyScreen(() => import('../screens/settings/profile.tsx'), 'ProfileScreen'),
})

const identity = createRoute({
  getParentRoute,
  path: '/profile/identity',
  validateSearch: readCheckAddress,
  loader: loadTexts('settings', 'identity-check', 'attempts', 'documents', 'verification'),
  component: lazyScreen(() => import('../screens/settings/identity.tsx'), 'IdentityScreen'),
})

const videoIdentity = createRoute({
  getParentRoute,
  path: '/profile/video-identity',
  loader: loadTexts('settings', 'identity-check', 'attempts', 'verification'),
  component: lazyScreen(() => import('../screens/settings/identity.tsx'), 'VideoIdentityScreen'),
})

const setting = createRoute({
  getParentRoute,
  path: '/setting',
  loader: loadTexts('settings'),
  component: lazyScreen(() => import('../screens/settings/overview.tsx'), 'SettingsScreen'),
})

const security = createRoute({
  getParentRoute,
  path: '/setting/security',
  loader: loadTexts('settings', 'security', 'attempts'),
  component: lazyScreen(() => import('../screens/settings/security.tsx'), 'SecurityScreen'),
})

const devices = createRoute({
  getParentRoute,
  path: '/setting/devices',
  loader: loadTexts('settings', 'devices', 'attempts'),
  component: lazyScreen(() => import('../screens/settings/devices.tsx'), 'DevicesScreen'),
})

const notifications = createRoute({
  getParentRoute,
  path: '/setting/notifications',
  loader: loadTexts('settings', 'notifications'),
  component: lazyScreen(
    () => import('../screens/settings/notifications.tsx'),
    'NotificationsScreen',
  ),
})

const address = createRoute({
  getParentRoute,
  path: '/profile/address',
  validateSearch: (search): { add?: true | undefined } => ({
    add: String(search['add']) === 'true' || undefined,
  }),
  loader: loadTexts('settings', 'cards', 'accounts', 'attempts'),
  component: lazyScreen(() => import('../screens/settings/address.tsx'), 'AddressScreen'),
})

const loginHistory = createRoute({
  getParentRoute,
  path: '/setting/login-history',
  loader: loadTexts('settings', 'security'),
  component: lazyScreen(
    () => import('../screens/settings/login-history.tsx'),
    'LoginHistoryScreen',
  ),
})

const staffAccess = createRoute({
  getParentRoute,
  path: '/setting/staff-access',
  loader: loadTexts('settings', 'security', 'access'),
  component: lazyScreen(() => import('../screens/settings/staff-access.tsx'), 'StaffAccessScreen'),
})

const legal = createRoute({
  getParentRoute,
  path: '/legal',
  loader: loadTexts('settings', 'legal', 'accounts'),
  component: lazyScreen(() => import('../screens/settings/legal.tsx'), 'LegalScreen'),
})

const users = createRoute({
  getParentRoute,
  path: '/company-access',
  loader: loadTexts('settings', 'users', 'access', 'attempts'),
  component: lazyScreen(() => import('../screens/settings/users.tsx'), 'UsersScreen'),
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
