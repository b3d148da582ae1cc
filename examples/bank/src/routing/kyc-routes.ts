import { lazyScreen } from './loading/lazy-screen.ts'
import { createRoute } from '@tanstack/react-router'
import { mainLayout, restrictedLayout } from './layout-routes.ts'
import { loadTexts } from './load-texts.ts'
import { text } from './search.ts'

interface KycAddress {
  step?: string | undefined
  /** Instead of the step stands a check with the camera: a new one, or the one come back from. */
  check?: string | undefined
}

/** What the bank has to know of a customer before anything else. */
export const kycRoutes = (['/kyc', '/kyc/personal', '/kyc/business'] as const).map(path =>
  createRoute({
    getParentRoute: () => restrictedLayout,
    path,
    validateSearch: (search): KycAddress => ({
      step: text(search['step']),
      check: text(search['check']),
    }),
    loader: loadTexts('kyc', 'documents', 'identity-check', 'attempts', 'signatures'),
    component: lazyScreen(() => import('../screens/kyc/kyc.tsx'), 'KycScreen'),
  }),
)

export const profileUpdate = createRoute({
  getParentRoute: () => mainLayout,
  path: '/profile-update',
  loader: loadTexts('kyc', 'verification', 'documents'),
  component: lazyScreen(() => import('../screens/kyc/profile-update.tsx'), 'ProfileUpdateScreen'),
})
