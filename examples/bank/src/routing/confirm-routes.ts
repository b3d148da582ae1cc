import { createRoute, redirect } from '@tanstack/react-router'
import { mainLayout } from './layout-routes.ts'
import { screen } from './loading/screen.ts'
import { text } from './search.ts'

/** The search part of the address on which a batch is submitted. */
interface ConfirmAddress {
  /** The id of the draft. */
  batch?: string | undefined
  /** The payment under way of the draft. */
  payment?: string | undefined
}

const readConfirmAddress = (search: Record<string, unknown>): ConfirmAddress => ({
  batch: text(search['batch']),
  payment: text(search['payment']),
})

const confirm = {
  validateSearch: readConfirmAddress,
  ...screen(() => import('../screens/batch-confirm.tsx'), 'BatchConfirmScreen'),
}

/** The screens on which a draft is reviewed and submitted. Without one they lead back. */
export const confirmRoutes = [
  createRoute({
    getParentRoute: () => mainLayout,
    path: '/transfer/mass/p2p/confirm',
    ...confirm,
    beforeLoad: ({ search }) => {
      if (search.batch === undefined) throw redirect({ to: '/transfer/mass/p2p' })
    },
  }),
  createRoute({
    getParentRoute: () => mainLayout,
    path: '/transfer/external/mass/confirm',
    ...confirm,
    beforeLoad: ({ search }) => {
      if (search.batch === undefined) throw redirect({ to: '/transfer/mass' })
    },
  }),
] as const
