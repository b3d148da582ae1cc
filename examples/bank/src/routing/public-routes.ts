import { lazyScreen } from './loading/lazy-screen.ts'
import { createRoute, redirect } from '@tanstack/react-router'
import { openBank } from '../client/open-bank.ts'
import { readEndReason, type EndReason } from '../guards/end-reason.ts'
import { leaveWhenSignedIn } from '../guards/guards.ts'
import { LoginScreen } from '../screens/login.tsx'
import { forgetAuthSecret } from '../session/auth-secret.ts'
import { CHECK_PATH } from '../session/check-link.ts'
import { PublicLayout } from '../shell/public-layout.tsx'
import { internalPath } from './internal-path.ts'
import { root, type AppContext } from './layout-routes.ts'
import { loadTexts, type ScreenName } from './loading/screen.ts'
import { readCheckAddress } from './search.ts'

const publicLayout = createRoute({
  getParentRoute: () => root,
  id: 'public',
  beforeLoad: async ({ location: { search } }) => {
    // A mailed secret is only for the screen that it leads to.
    forgetAuthSecret()
    // A mailed activation link names its user.
    if ('user' in search) (await import('../session/activation-link.ts')).takeActivationLink(search)
  },
  loader: loadTexts('PublicLayout'),
  component: PublicLayout,
})

interface LoginSearch {
  to?: string | undefined
  why?: EndReason | undefined
}

const login = createRoute({
  getParentRoute: () => publicLayout,
  path: '/login',
  validateSearch: (search): LoginSearch => ({
    to: internalPath(search['to']),
    why: readEndReason(search['why']),
  }),
  beforeLoad: leaveWhenSignedIn,
  loader: loadTexts('LoginScreen'),
  component: LoginScreen,
})

/** Returns a route's screen that is used without signing in, and opens the bank with it. */
const publicScreen = <Module>(load: () => Promise<Module>, name: keyof Module & ScreenName) => ({
  loader: async (visit: { context: AppContext }) => {
    const [bank] = await Promise.all([openBank(visit.context.bank), loadTexts(name)(visit)])
    return bank
  },
  component: lazyScreen(load, name),
})

const accountRecovery = createRoute({
  getParentRoute: () => publicLayout,
  path: '/account-recovery',
  beforeLoad: () => {
    throw redirect({ to: '/account-recovery/$step', params: { step: 'email' }, replace: true })
  },
})

const accountRecoveryStep = createRoute({
  getParentRoute: () => publicLayout,
  path: '/account-recovery/$step',
  ...publicScreen(() => import('../screens/account-recovery.tsx'), 'AccountRecoveryScreen'),
})

const activate = createRoute({
  getParentRoute: () => publicLayout,
  path: '/activate',
  ...publicScreen(() => import('../screens/activate.tsx'), 'ActivateScreen'),
})

const identityVerification = createRoute({
  getParentRoute: () => publicLayout,
  path: CHECK_PATH,
  validateSearch: readCheckAddress,
  ...publicScreen(() => import('../screens/identity-check.tsx'), 'IdentityVerificationScreen'),
})

const videoIdentityJob = createRoute({
  getParentRoute: () => publicLayout,
  path: '/video-identity-job/$id',
  ...publicScreen(() => import('../screens/identity-check.tsx'), 'VideoIdentityJobScreen'),
})

const invoice = createRoute({
  getParentRoute: () => publicLayout,
  path: '/invoice/$secret',
  beforeLoad: async ({ context: { bank }, params: { secret }, preload }) => {
    if (preload) return
    await (await import('../guards/pay-linked-invoice.ts')).payLinkedInvoice(bank, secret)
  },
  ...publicScreen(() => import('../screens/invoice.tsx'), 'InvoiceScreen'),
})

// A phone can't scan its own screen.
const linkPhone = (
  [
    ['/scp-enable', 'EnablePushScreen'],
    ['/scp-mobile', 'EnablePushOnPhoneScreen'],
  ] as const
).map(([path, name]) =>
  createRoute({
    getParentRoute: () => publicLayout,
    path,
    beforeLoad: async visit => (await import('../guards/link-phone.ts')).chooseLinking(visit),
    ...publicScreen(() => import('../screens/enable-push.tsx'), name),
  }),
)

/** The screens for everybody, signed in or not. */
export const publicRoutes = publicLayout.addChildren([
  login,
  accountRecovery,
  accountRecoveryStep,
  activate,
  identityVerification,
  videoIdentityJob,
  invoice,
  ...linkPhone,
])
