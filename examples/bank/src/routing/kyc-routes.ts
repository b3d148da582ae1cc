import { screen } from './loading/screen.ts'
import { createRoute } from '@tanstack/react-router'
import { mainLayout, restrictedLayout } from './layout-routes.ts'
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
    ...screen(() => import('../screens/kyc/kyc.tsx'), 'KycScreen'),
  }),
)

export const profileUpdate = createRoute({
  getParentRoute: () => mainLayout,
  path: '/profile-update',
  ...screen(() => import('../screens/kyc/profile-update.tsx'), 'ProfileUpdateScreen'),
})
