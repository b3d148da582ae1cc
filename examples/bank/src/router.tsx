import type { Room } from '@sixpence/react/i18n'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { AppConfig } from './app-config.ts'
import { leaveWhenSignedIn, requireSignIn } from './guards.ts'
import { internalPath } from './internal-path.ts'
import type { LoadWords } from './load-messages.ts'
import { openBank, type BankDoor } from './open-bank.ts'
import { LoginScreen } from './screens/login.tsx'
import { NotFoundScreen } from './screens/not-found.tsx'
import { PublicLayout } from './shell/public-layout.tsx'
import { ScreenFailure } from './shell/screen-failure.tsx'

export interface AppContext {
  bank: BankDoor
  config: AppConfig
  words: LoadWords
}

/** Has the words of a screen there when the screen is: it need not wait for each room in turn. */
const says =
  (...rooms: Room[]) =>
  ({ context }: { context: AppContext }) =>
    context.words(...rooms)

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const root = createRootRouteWithContext<AppContext>()({
  notFoundComponent: NotFoundScreen,
  errorComponent: ScreenFailure,
})

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true })
  },
})

const publicLayout = createRoute({
  getParentRoute: () => root,
  id: 'public',
  loader: says('common', 'errors', 'shell'),
  component: PublicLayout,
})

const login = createRoute({
  getParentRoute: () => publicLayout,
  path: '/login',
  validateSearch: (search): { to?: string | undefined } => ({ to: internalPath(search['to']) }),
  beforeLoad: leaveWhenSignedIn,
  loader: says('sign-in'),
  component: LoginScreen,
})

const mainLayout = createRoute({
  getParentRoute: () => root,
  id: 'main',
  beforeLoad: requireSignIn,
  // With it comes what leads on from its screens: there before anything is pressed.
  loader: async ({ context }) => {
    const [bank] = await Promise.all([
      openBank(context.bank),
      import('./go-to.ts'),
      context.words('common', 'shell', 'sign-in', 'errors'),
    ])
    return bank
  },
  component: lazyRouteComponent(() => import('./shell/main-layout.tsx'), 'MainLayout'),
})

const home = createRoute({
  getParentRoute: () => mainLayout,
  path: '/home',
  loader: says('accounts', 'history'),
  component: lazyRouteComponent(() => import('./screens/home.tsx'), 'HomeScreen'),
})

const history = createRoute({
  getParentRoute: () => mainLayout,
  path: '/history',
  validateSearch: (search): { accountId?: string | undefined } => ({
    accountId: text(search['accountId']),
  }),
  loader: says('accounts', 'history'),
  component: lazyRouteComponent(() => import('./screens/history.tsx'), 'HistoryScreen'),
})

interface TransferSearch {
  fromAccount?: string | undefined
  /** The payment under way: from the review on it is named in the address. */
  payment?: string | undefined
  /** The payment that the form begins with: taken up again from its review, or refused. */
  edit?: string | undefined
}

const readTransferSearch = (search: Record<string, unknown>): TransferSearch => ({
  fromAccount: text(search['fromAccount']),
  payment: text(search['payment']),
  edit: text(search['edit']),
})

const transferOwn = createRoute({
  getParentRoute: () => mainLayout,
  path: '/transfer/account',
  validateSearch: readTransferSearch,
  loader: says('accounts', 'transfers', 'payments'),
  component: lazyRouteComponent(() => import('./screens/transfer-own.tsx'), 'TransferOwnScreen'),
})

const transferP2p = createRoute({
  getParentRoute: () => mainLayout,
  path: '/transfer/p2p',
  validateSearch: readTransferSearch,
  loader: says('accounts', 'transfers', 'payments'),
  component: lazyRouteComponent(() => import('./screens/transfer-p2p.tsx'), 'TransferP2pScreen'),
})

const settings = createRoute({
  getParentRoute: () => mainLayout,
  path: '/settings',
  loader: says('settings'),
  component: lazyRouteComponent(() => import('./screens/settings/overview.tsx'), 'SettingsScreen'),
})

const settingsSecurity = createRoute({
  getParentRoute: () => mainLayout,
  path: '/settings/security',
  loader: says('settings', 'security', 'attempts'),
  component: lazyRouteComponent(() => import('./screens/settings/security.tsx'), 'SecurityScreen'),
})

const settingsLoginHistory = createRoute({
  getParentRoute: () => mainLayout,
  path: '/settings/login-history',
  loader: says('settings', 'security'),
  component: lazyRouteComponent(
    () => import('./screens/settings/login-history.tsx'),
    'LoginHistoryScreen',
  ),
})

const settingsRoutes = [settings, settingsSecurity, settingsLoginHistory] as const

const routeTree = root.addChildren([
  start,
  publicLayout.addChildren([login]),
  mainLayout.addChildren([home, history, transferOwn, transferP2p, ...settingsRoutes]),
])

/** One router for one bank. */
export function createAppRouter(context: AppContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // Ids of accounts and payments look like numbers and are text.
    parseSearch: search => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: writeSearch,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const written = new URLSearchParams(
    given.map(([name, value]) => [name, String(value)]),
  ).toString()
  return written && `?${written}`
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
