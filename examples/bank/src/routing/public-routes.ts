import type { MessageDomain } from '@sixpence/react/i18n'
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
import { loadTexts } from './load-texts.ts'
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
  loader: loadTexts('common', 'errors', 'shell'),
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
  loader: loadTexts('sign-in'),
  component: LoginScreen,
})

/** Does the same as {@link loadTexts} and opens the bank, for screens used without signing in. */
const wholeBank =
  (...rooms: MessageDomain[]) =>
  async ({ context }: { context: AppContext }) => {
    await context.words(...rooms)
    return openBank(context.bank)
  }

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
  loader: wholeBank('recovery', 'attempts', 'bot-check', 'errors'),
  component: lazyScreen(() => import('../screens/account-recovery.tsx'), 'AccountRecoveryScreen'),
})

const activate = createRoute({
  getParentRoute: () => publicLayout,
  path: '/activate',
  loader: wholeBank('activation', 'attempts', 'bot-check', 'errors'),
  component: lazyScreen(() => import('../screens/activate.tsx'), 'ActivateScreen'),
})

const identityVerification = createRoute({
  getParentRoute: () => publicLayout,
  path: CHECK_PATH,
  validateSearch: readCheckAddress,
  loader: wholeBank('identity-check', 'attempts', 'errors'),
  component: lazyScreen(
    () => import('../screens/identity-check.tsx'),
    'IdentityVerificationScreen',
  ),
})

const videoIdentityJob = createRoute({
  getParentRoute: () => publicLayout,
  path: '/video-identity-job/$id',
  loader: wholeBank('identity-check', 'attempts', 'errors'),
  component: lazyScreen(() => import('../screens/identity-check.tsx'), 'VideoIdentityJobScreen'),
})

const invoice = createRoute({
  getParentRoute: () => publicLayout,
  path: '/invoice/$secret',
  beforeLoad: async ({ context: { bank }, params: { secret }, preload }) => {
    if (preload) return
    await (await import('../guards/pay-linked-invoice.ts')).payLinkedInvoice(bank, secret)
  },
  loader: wholeBank('invoices', 'attempts', 'errors'),
  component: lazyScreen(() => import('../screens/invoice.tsx'), 'InvoiceScreen'),
})

// A phone can't scan its own screen.
const linkPhone = (
  [
    ['/scp-enable', 'EnablePushScreen'],
    ['/scp-mobile', 'EnablePushOnPhoneScreen'],
  ] as const
).map(([path, screen]) =>
  createRoute({
    getParentRoute: () => publicLayout,
    path,
    beforeLoad: async visit => (await import('../guards/link-phone.ts')).chooseLinking(visit),
    loader: wholeBank('migration', 'devices', 'attempts', 'errors'),
    component: lazyScreen(() => import('../screens/enable-push.tsx'), screen),
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
