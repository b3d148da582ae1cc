import { lazyScreen } from '../routing/loading/lazy-screen.ts'
import { createRoute, redirect } from '@tanstack/react-router'
import { mainLayout } from '../routing/layout-routes.ts'
import { loadTexts } from '../routing/load-texts.ts'
import { readPaymentsAddress, readWebhooksAddress } from '../routing/search.ts'

/** The layout of the merchant area's pages. */
const layout = createRoute({
  getParentRoute: () => mainLayout,
  id: 'merchant',
  loader: loadTexts('merchant'),
  component: lazyScreen(() => import('./merchant-layout.tsx'), 'MerchantLayout'),
})

const getParentRoute = () => layout

const overview = createRoute({
  getParentRoute,
  path: '/merchant/overview',
  loader: loadTexts('takings', 'refunds', 'merchant-api', 'invoices', 'accounts', 'attempts'),
  component: lazyScreen(() => import('./screens/overview.tsx'), 'OverviewScreen'),
})

const savedButtons = createRoute({
  getParentRoute,
  path: '/merchant/buttons/my_saved_buttons',
  loader: loadTexts('merchant', 'saved-buttons', 'checkouts', 'payments', 'accounts'),
  component: lazyScreen(() => import('./screens/saved-buttons.tsx'), 'SavedButtonsScreen'),
})

const payByName = createRoute({
  getParentRoute,
  path: '/merchant/buttons/pbn_settings',
  loader: loadTexts('merchant', 'merchant-api', 'saved-buttons'),
  component: lazyScreen(() => import('./screens/pay-by-name.tsx'), 'PayByNameScreen'),
})

const logos = createRoute({
  getParentRoute,
  path: '/merchant/buttons/business_logos',
  loader: loadTexts('merchant', 'attempts'),
  component: lazyScreen(() => import('./screens/logos.tsx'), 'LogosScreen'),
})

const subscribers = createRoute({
  getParentRoute,
  path: '/merchant/accounts/subscribers',
  loader: loadTexts('subscribers', 'payments'),
  component: lazyScreen(() => import('./screens/subscribers.tsx'), 'SubscribersScreen'),
})

const takings = createRoute({
  getParentRoute,
  path: '/merchant/accounts/takings',
  loader: loadTexts('takings', 'charts'),
  component: lazyScreen(() => import('./screens/takings.tsx'), 'TakingsScreen'),
})

const payments = createRoute({
  getParentRoute,
  path: '/merchant/accounts/payments',
  validateSearch: readPaymentsAddress,
  loader: loadTexts('refunds', 'payments', 'attempts', 'account', 'accounts'),
  component: lazyScreen(() => import('./screens/payments.tsx'), 'PaymentsScreen'),
})

const reputation = createRoute({
  getParentRoute,
  path: '/merchant/security/reputation',
  loader: loadTexts('merchant'),
  component: lazyScreen(() => import('./screens/reputation.tsx'), 'ReputationScreen'),
})

const apiKeys = createRoute({
  getParentRoute,
  path: '/merchant/internal/api_key',
  validateSearch: (search): { tab?: 'ips' | undefined } =>
    search['tab'] === 'ips' ? { tab: 'ips' } : {},
  loader: loadTexts('merchant-api', 'attempts'),
  component: lazyScreen(() => import('./screens/api-keys.tsx'), 'ApiKeysScreen'),
})

const apiLog = createRoute({
  getParentRoute,
  path: '/merchant/internal/api_log',
  loader: loadTexts('merchant-api'),
  component: lazyScreen(() => import('./screens/api-log.tsx'), 'ApiLogScreen'),
})

const webhooks = createRoute({
  getParentRoute,
  path: '/merchant/internal/webhook_log',
  validateSearch: readWebhooksAddress,
  loader: loadTexts('merchant-api', 'attempts'),
  component: lazyScreen(() => import('./screens/webhooks.tsx'), 'WebhooksScreen'),
})

const integration = createRoute({
  getParentRoute,
  path: '/merchant/internal/integration',
  loader: loadTexts('integration', 'merchant-api', 'attempts'),
  component: lazyScreen(() => import('./screens/integration.tsx'), 'IntegrationScreen'),
})

const ipnHistory = createRoute({
  getParentRoute,
  path: '/merchant/ipn/history',
  loader: loadTexts('merchant-api', 'attempts'),
  component: lazyScreen(() => import('./screens/ipn.tsx'), 'IpnHistoryScreen'),
})

const ipnSettings = createRoute({
  getParentRoute,
  path: '/merchant/ipn/settings',
  loader: loadTexts('merchant-api', 'attempts'),
  component: lazyScreen(() => import('./screens/ipn.tsx'), 'IpnSettingsScreen'),
})

const checks = createRoute({
  getParentRoute,
  path: '/merchant/security/verification',
  loader: loadTexts('merchant', 'accounts', 'attempts'),
  component: lazyScreen(() => import('./screens/identity-checks.tsx'), 'IdentityChecksScreen'),
})

const checkHistory = createRoute({
  getParentRoute,
  path: '/merchant/security/verification/history',
  loader: loadTexts('merchant'),
  component: lazyScreen(
    () => import('./screens/identity-checks.tsx'),
    'IdentityCheckHistoryScreen',
  ),
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
