import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { mainLayout } from '../routing/layout-routes.ts'
import { loadTexts } from '../routing/load-texts.ts'

/** Around the pages of the merchant area. */
const layout = createRoute({
  getParentRoute: () => mainLayout,
  id: 'merchant',
  loader: loadTexts('merchant'),
  component: lazyRouteComponent(() => import('./merchant-layout.tsx'), 'MerchantLayout'),
})

const getParentRoute = () => layout

const logos = createRoute({
  getParentRoute,
  path: '/merchant/buttons/business_logos',
  loader: loadTexts('merchant', 'attempts'),
  component: lazyRouteComponent(() => import('./screens/logos.tsx'), 'LogosScreen'),
})

const reputation = createRoute({
  getParentRoute,
  path: '/merchant/security/reputation',
  loader: loadTexts('merchant'),
  component: lazyRouteComponent(() => import('./screens/reputation.tsx'), 'ReputationScreen'),
})

/** What a business is paid by, who it is paid by, and how its server hears of it. */
export const merchantRoutes = layout.addChildren([logos, reputation])
