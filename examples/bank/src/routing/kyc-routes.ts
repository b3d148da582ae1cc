import { lazyScreen } from './loading/lazy-screen.ts'
import { createRoute } from '@tanstack/react-router'
import { mainLayout, restrictedLayout } from './layout-routes.ts'
import { loadTexts } from './load-texts.ts'
import { text } from './search.ts'

interface KycAddress {
  step?: string | undefined
  /**
   * A check with the camera to show instead of the step: a new one, or one that the customer comes
   * back from.
   */
  check?: string | undefined
}

/** The pages for the data that the bank requires of a customer first. */
export const kycRoutes = (['/kyc', '/kyc/personal', '/kyc/business'] as const).map(path =>
  createRoute({
    getParentRoute: () => restrictedLayout,
    path,
    validateSearch: (search): KycAddress => ({
      step: text(search['step']),
      check: text(search['check']),
    }),
    loader: loadTexts(
      'kyc',
      'questionnaire',
      'documents',
      'identity-check',
      'attempts',
      'signatures',
    ),
    component: lazyScreen(() => import('../screens/kyc/kyc.tsx'), 'KycScreen'),
  }),
)

export const profileUpdate = createRoute({
  getParentRoute: () => mainLayout,
  path: '/profile-update',
  loader: loadTexts('kyc', 'questionnaire', 'verification', 'documents'),
  component: lazyScreen(() => import('../screens/kyc/profile-update.tsx'), 'ProfileUpdateScreen'),
})
