import { lazyScreen } from './loading/lazy-screen.ts'
import { createRoute } from '@tanstack/react-router'
import { mainLayout } from './layout-routes.ts'
import { loadTexts } from './load-texts.ts'
import type { GuardContext } from '../guards/guard-context.ts'

const getParentRoute = () => mainLayout

/** Redirects as the table of the cards requires. The table is loaded when needed. */
const beforeLoad = async (visit: GuardContext) =>
  (await import('../guards/run-cards-guard.ts')).runCardsGuard(visit)

const words = loadTexts('cards', 'external-cards', 'accounts', 'attempts')

const cards = createRoute({
  getParentRoute,
  path: '/cards',
  beforeLoad,
  loader: words,
  component: lazyScreen(() => import('../screens/cards.tsx'), 'CardsScreen'),
})

const physical = createRoute({
  getParentRoute,
  path: '/cards/physical',
  beforeLoad,
  loader: words,
  component: lazyScreen(() => import('../screens/cards.tsx'), 'PhysicalCardsScreen'),
})

const virtual = createRoute({
  getParentRoute,
  path: '/cards/virtual',
  beforeLoad,
  loader: words,
  component: lazyScreen(() => import('../screens/cards.tsx'), 'VirtualCardsScreen'),
})

const payoutCards = createRoute({
  getParentRoute,
  path: '/cards/payouts',
  loader: words,
  component: lazyScreen(() => import('../screens/payout-cards.tsx'), 'PayoutCardsScreen'),
})

const card = createRoute({
  getParentRoute,
  path: '/cards/$accountId',
  beforeLoad,
  loader: words,
  component: lazyScreen(() => import('../screens/card.tsx'), 'CardScreen'),
})

const cardPin = createRoute({
  getParentRoute,
  path: '/card/$accountId/pin',
  beforeLoad,
  loader: words,
  component: lazyScreen(() => import('../screens/card.tsx'), 'CardPinScreen'),
})

const addCard = createRoute({
  getParentRoute,
  path: '/add-card',
  loader: words,
  component: lazyScreen(() => import('../screens/card-application.tsx'), 'AddCardScreen'),
})

const confirmCard = createRoute({
  getParentRoute,
  path: '/confirm-card/$cardId',
  loader: words,
  component: lazyScreen(() => import('../screens/card-application.tsx'), 'ConfirmCardScreen'),
})

const debitCards = createRoute({
  getParentRoute,
  path: '/history/debit-cards',
  loader: words,
  component: lazyScreen(() => import('../screens/debit-cards.tsx'), 'DebitCardsScreen'),
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
