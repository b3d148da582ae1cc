import { screen } from './loading/screen.ts'
import { createRoute } from '@tanstack/react-router'
import { mainLayout } from './layout-routes.ts'
import type { GuardContext } from '../guards/guard-context.ts'

const getParentRoute = () => mainLayout

/** Redirects as the table of the cards requires. The table is loaded when needed. */
const beforeLoad = async (visit: GuardContext) =>
  (await import('../guards/run-cards-guard.ts')).runCardsGuard(visit)

const cards = createRoute({
  getParentRoute,
  path: '/cards',
  beforeLoad,
  ...screen(() => import('../screens/cards.tsx'), 'CardsScreen'),
})

const physical = createRoute({
  getParentRoute,
  path: '/cards/physical',
  beforeLoad,
  ...screen(() => import('../screens/cards.tsx'), 'PhysicalCardsScreen'),
})

const virtual = createRoute({
  getParentRoute,
  path: '/cards/virtual',
  beforeLoad,
  ...screen(() => import('../screens/cards.tsx'), 'VirtualCardsScreen'),
})

const payoutCards = createRoute({
  getParentRoute,
  path: '/cards/payouts',
  ...screen(() => import('../screens/payout-cards.tsx'), 'PayoutCardsScreen'),
})

const card = createRoute({
  getParentRoute,
  path: '/cards/$accountId',
  beforeLoad,
  ...screen(() => import('../screens/card.tsx'), 'CardScreen'),
})

const cardPin = createRoute({
  getParentRoute,
  path: '/card/$accountId/pin',
  beforeLoad,
  ...screen(() => import('../screens/card.tsx'), 'CardPinScreen'),
})

const addCard = createRoute({
  getParentRoute,
  path: '/add-card',
  ...screen(() => import('../screens/card-application.tsx'), 'AddCardScreen'),
})

const confirmCard = createRoute({
  getParentRoute,
  path: '/confirm-card/$cardId',
  ...screen(() => import('../screens/card-application.tsx'), 'ConfirmCardScreen'),
})

const debitCards = createRoute({
  getParentRoute,
  path: '/history/debit-cards',
  ...screen(() => import('../screens/debit-cards.tsx'), 'DebitCardsScreen'),
})

/** The screens about cards. */
export const cardRoutes = [
  cards,
  physical,
  virtual,
  payoutCards,
  card,
  cardPin,
  addCard,
  confirmCard,
  debitCards,
] as const
