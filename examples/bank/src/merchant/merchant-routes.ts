import { screen } from '../routing/loading/screen.ts'
import { createRoute, redirect } from '@tanstack/react-router'
import { mainLayout } from '../routing/layout-routes.ts'
import { readPaymentsAddress, readWebhooksAddress } from '../routing/search.ts'

/** The layout of the merchant area's pages. */
const layout = createRoute({
  getParentRoute: () => mainLayout,
  id: 'merchant',
  ...screen(() => import('./merchant-layout.tsx'), 'MerchantLayout'),
})

const getParentRoute = () => layout

const overview = createRoute({
  getParentRoute,
  path: '/merchant/overview',
  ...screen(() => import('./screens/overview.tsx'), 'OverviewScreen'),
})

const savedButtons = createRoute({
  getParentRoute,
  path: '/merchant/buttons/my_saved_buttons',
  ...screen(() => import('./screens/saved-buttons.tsx'), 'SavedButtonsScreen'),
})

const payByName = createRoute({
  getParentRoute,
  path: '/merchant/buttons/pbn_settings',
  ...screen(() => import('./screens/pay-by-name.tsx'), 'PayByNameScreen'),
})

const logos = createRoute({
  getParentRoute,
  path: '/merchant/buttons/business_logos',
  ...screen(() => import('./screens/logos.tsx'), 'LogosScreen'),
})

const subscribers = createRoute({
  getParentRoute,
  path: '/merchant/accounts/subscribers',
  ...screen(() => import('./screens/subscribers.tsx'), 'SubscribersScreen'),
})

const takings = createRoute({
  getParentRoute,
  path: '/merchant/accounts/takings',
  ...screen(() => import('./screens/takings.tsx'), 'TakingsScreen'),
})

const payments = createRoute({
  getParentRoute,
  path: '/merchant/accounts/payments',
  validateSearch: readPaymentsAddress,
  ...screen(() => import('./screens/payments.tsx'), 'PaymentsScreen'),
})

const reputation = createRoute({
  getParentRoute,
  path: '/merchant/security/reputation',
  ...screen(() => import('./screens/reputation.tsx'), 'ReputationScreen'),
})

const apiKeys = createRoute({
  getParentRoute,
  path: '/merchant/internal/api_key',
  validateSearch: (search): { tab?: 'ips' | undefined } =>
    search['tab'] === 'ips' ? { tab: 'ips' } : {},
  ...screen(() => import('./screens/api-keys.tsx'), 'ApiKeysScreen'),
})

const apiLog = createRoute({
  getParentRoute,
  path: '/merchant/internal/api_log',
  ...screen(() => import('./screens/api-log.tsx'), 'ApiLogScreen'),
})

const webhooks = createRoute({
  getParentRoute,
  path: '/merchant/internal/webhook_log',
  validateSearch: readWebhooksAddress,
  ...screen(() => import('./screens/webhooks.tsx'), 'WebhooksScreen'),
})

const integration = createRoute({
  getParentRoute,
  path: '/merchant/internal/integration',
  ...screen(() => import('./screens/integration.tsx'), 'IntegrationScreen'),
})

const ipnHistory = createRoute({
  getParentRoute,
  path: '/merchant/ipn/history',
  ...screen(() => import('./screens/ipn.tsx'), 'IpnHistoryScreen'),
})

const ipnSettings = createRoute({
  getParentRoute,
  path: '/merchant/ipn/settings',
  ...screen(() => import('./screens/ipn.tsx'), 'IpnSettingsScreen'),
})

const checks = createRoute({
  getParentRoute,
  path: '/merchant/security/verification',
  ...screen(() => import('./screens/identity-checks.tsx'), 'IdentityChecksScreen'),
})

const checkHistory = createRoute({
  getParentRoute,
  path: '/merchant/security/verification/history',
  ...screen(() => import('./screens/identity-checks.tsx'), 'IdentityCheckHistoryScreen'),
})

/** The area itself has no page. */
const area = createRoute({
  getParentRoute,
  path: '/merchant',
  beforeLoad: () => {
    throw redirect({ to: '/merchant/security/verification', replace: true })
  },
})

/** The pages about how a business is paid, its payers, and its server's notifications. */
export const merchantRoutes = layout.addChildren([
  area,
  overview,
  savedButtons,
  payByName,
  logos,
  apiKeys,
  apiLog,
  webhooks,
  integration,
  checks,
  checkHistory,
  payments,
  subscribers,
  takings,
  reputation,
  ipnHistory,
  ipnSettings,
])
