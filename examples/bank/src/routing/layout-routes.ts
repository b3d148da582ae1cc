import { lazyScreen } from './loading/lazy-screen.ts'
import {
  createRootRouteWithContext,
  createRoute,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import type { AppConfig } from '../app-config.ts'
import { guard } from '../guards/guards.ts'
import type { Locale } from '@sixpence/core/locale'
import type { LoadWords } from '../locale/load-messages.ts'
import { SCREEN_TEXTS } from './loading/screen-texts.gen.ts'
import { takeAddress } from './one-spelling.ts'
import { openBank, type BankClient } from '../client/open-bank.ts'
import { ScreenFailure } from '../shell/screen-failure.tsx'

/** The context of every route. */
export interface AppContext {
  bank: BankClient
  config: AppConfig
  words: LoadWords
  /** Returns the current language. */
  locale: () => Locale
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Begins to load the data of the screen for a signed-in user, while the guard still decides if
     * they may see it. Failed requests are repeated when the data is needed.
     */
    readonly begin?: (visit: { context: AppContext }) => Promise<void>
  }
}

const NotFound = lazyScreen(() => import('../screens/not-found.tsx'), 'NotFoundScreen')

/** The root of all screens. */
export const root = createRootRouteWithContext<AppContext>()({
  beforeLoad: visit => takeAddress(visit),
  notFoundComponent: NotFound,
  errorComponent: ScreenFailure,
})

/** Opens the bank, and loads the navigation from its screens before anything is pressed. */
export const loadBank = async ({ context }: { context: AppContext }) => {
  const [bank] = await Promise.all([
    openBank(context.bank),
    import('../shell/bank-parts.ts'),
    context.words(...SCREEN_TEXTS.MainLayout),
  ])
  return bank
}

/** The layout of the bank's main screens. */
export const mainLayout = createRoute({
  getParentRoute: () => root,
  id: 'main',
  beforeLoad: async visit => {
    void begin(visit)
    await guard(visit)
  },
  loader: loadBank,
  component: lazyScreen(() => import('../shell/bank-parts.ts'), 'MainLayout'),
})

interface Beginning {
  readonly context: AppContext
  readonly matches: readonly { readonly staticData: StaticDataRouteOption }[]
}

/** For a signed-in user, begins to load the layout and the data that the screens declare. */
async function begin({ context, matches }: Beginning): Promise<void> {
  const { status } = await context.bank.session.session.restore()
  if (status !== 'signed_in') return
  const screens = matches.map(async ({ staticData }) => {
    await staticData.begin?.({ context })
  })
  await Promise.allSettled([loadBank({ context }), ...screens])
}

/** The layout of the screens that come before the bank itself. */
export const restrictedLayout = createRoute({
  getParentRoute: () => root,
  id: 'restricted',
  beforeLoad: guard,
  loader: loadBank,
  component: lazyScreen(() => import('../shell/restricted-layout.tsx'), 'RestrictedLayout'),
})
