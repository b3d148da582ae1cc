import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { AppConfig } from '../app-config.ts'
import { guard } from '../guards/guards.ts'
import type { LoadWords } from '../locale/load-messages.ts'
import { takeAddress } from './one-spelling.ts'
import { openBank, type BankClient } from '../client/open-bank.ts'
import { ScreenFailure } from '../shell/screen-failure.tsx'

/** What every route is handed. */
export interface AppContext {
  bank: BankClient
  config: AppConfig
  words: LoadWords
}

const NotFound = lazyRouteComponent(() => import('../screens/not-found.tsx'), 'NotFoundScreen')

/** Above all screens. */
export const root = createRootRouteWithContext<AppContext>()({
  beforeLoad: visit => takeAddress(visit),
  notFoundComponent: NotFound,
  errorComponent: ScreenFailure,
})

/** Opens the bank. With it comes what leads on from its screens: there before anything is pressed. */
export const loadBank = async ({ context }: { context: AppContext }) => {
  const [bank] = await Promise.all([
    openBank(context.bank),
    import('./go-to.ts'),
    context.words('common', 'shell', 'sign-in', 'errors', 'access', 'notices', 'start'),
  ])
  return bank
}

/** Around the screens of the bank itself. */
export const mainLayout = createRoute({
  getParentRoute: () => root,
  id: 'main',
  beforeLoad: guard,
  loader: loadBank,
  component: lazyRouteComponent(() => import('../shell/main-layout.tsx'), 'MainLayout'),
})

/** Around what comes before the bank itself. */
export const restrictedLayout = createRoute({
  getParentRoute: () => root,
  id: 'restricted',
  beforeLoad: guard,
  loader: loadBank,
  component: lazyRouteComponent(() => import('../shell/restricted-layout.tsx'), 'RestrictedLayout'),
})
