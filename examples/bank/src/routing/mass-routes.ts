import { createRoute } from '@tanstack/react-router'
import type { GuardContext } from '../guards/guard-context.ts'
import { mainLayout } from './layout-routes.ts'
import { screen } from './loading/screen.ts'
import { MASS_KINDS } from './mass-kinds.ts'
import { readMassAddress } from './search.ts'

const getParentRoute = () => mainLayout

const beforeLoad = async (visit: GuardContext): Promise<void> => {
  await (await import('../guards/run-mass-guard.ts')).runMassGuard(visit)
}

// Payments whose payees choose how they are paid have no screen of their own yet.
const leading = (['/transfer/mass', '/transfer/mass/global'] as const).map(path =>
  createRoute({ getParentRoute, path, beforeLoad }),
)

const kinds = MASS_KINDS.map(({ to: path }) =>
  createRoute({
    getParentRoute,
    path,
    validateSearch: readMassAddress,
    ...screen(() => import('../screens/mass-transfer.tsx'), 'MassTransferScreen'),
  }),
)

/** The screens on which many are paid. */
export const massRoutes = [...leading, ...kinds] as const
