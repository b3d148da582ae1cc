import { loadTexts, screen } from './loading/screen.ts'
import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router'
import { cardRoutes } from './card-routes.ts'
import { confirmRoutes } from './confirm-routes.ts'
import { home } from './home-route.ts'
import { guard, start } from '../guards/guards.ts'
import { kycRoutes, profileUpdate } from './kyc-routes.ts'
import { loadBank, mainLayout, restrictedLayout, root, type AppContext } from './layout-routes.ts'
import { massRoutes } from './mass-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { merchantRoutes } from '../merchant/merchant-routes.ts'
import {
  readBatchAddress,
  readHistoryAddress,
  readInvoicesAddress,
  readTransferSearch,
  text,
  writeSearch,
} from './search.ts'

const startPage = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: start,
  ...screen(() => import('../screens/old-web.tsx'), 'OldWebScreen'),
})

const invited = createRoute({
  getParentRoute: () => root,
  path: '/self-certification-representative',
  ...screen(() => import('../screens/representative.tsx'), 'RepresentativeScreen'),
  loader: async visit => {
    const [{ loadInvitation }] = await Promise.all([
      import('../guards/load-invitation.ts'),
      loadTexts('RepresentativeScreen')(visit),
    ])
    return loadInvitation(visit.context)
  },
})

const accesses = createRoute({
  getParentRoute: () => restrictedLayout,
  path: '/accesses',
  validateSearch: (search): { only?: string | undefined } => ({ only: text(search['only']) }),
  ...screen(() => import('../screens/before-the-bank.ts'), 'AccessesScreen'),
})

const termsAccept = createRoute({
  getParentRoute: () => restrictedLayout,
  path: '/terms-accept',
  ...screen(() => import('../screens/before-the-bank.ts'), 'TermsAcceptScreen'),
})

const migration = createRoute({
  getParentRoute: () => restrictedLayout,
  path: '/scp',
  ...screen(() => import('../screens/before-the-bank.ts'), 'MigrationScreen'),
})

const adminOverview = createRoute({
  getParentRoute: () => restrictedLayout,
  path: '/admin-overview',
  validateSearch: (search): { find?: string | undefined } => ({ find: text(search['find']) }),
  ...screen(() => import('../screens/before-the-bank.ts'), 'AdminOverviewScreen'),
})

// One screen for everything that the bank may require first; the path decides which.
const askedFirst = screen(() => import('../screens/before-the-bank.ts'), 'AskedFirstScreen')

const asked = (
  [
    '/company-documents',
    '/self-certification-splash',
    '/self-certification-business-splash',
  ] as const
).map(path => createRoute({ getParentRoute: () => restrictedLayout, path, ...askedFirst }))

const legalTerms = createRoute({
  getParentRoute: () => restrictedLayout,
  path: '/terms',
  ...screen(() => import('../screens/before-the-bank.ts'), 'LegalTermsScreen'),
})

const externalSignIn = createRoute({
  getParentRoute: () => root,
  path: '/auth/sei',
  beforeLoad: async visit =>
    (await import('../guards/external-sign-in.ts')).finishExternalSignIn(visit, guard),
  ...screen(() => import('../screens/external-consent.tsx'), 'ExternalConsentScreen'),
  loader: async visit => {
    await loadTexts('ExternalConsentScreen')(visit)
    return loadBank(visit)
  },
})

const verificationRoutes = (
  [
    ['/limited-account', 'LimitedAccountScreen'],
    ['/unverified-account', 'UnverifiedAccountScreen'],
  ] as const
).map(([path, name]) =>
  createRoute({
    getParentRoute: () => mainLayout,
    path,
    ...screen(() => import('../screens/verification/account-status.tsx'), name),
  }),
)

// Unknown addresses open inside the bank, so only for signed-in users.
const unknownPlace = createRoute({
  getParentRoute: () => mainLayout,
  path: '$',
  ...screen(() => import('../screens/not-found.tsx'), 'UnknownPlaceScreen'),
})

const account = createRoute({
  getParentRoute: () => mainLayout,
  path: '/accounts/$accountId',
  ...screen(() => import('../screens/account.tsx'), 'AccountScreen'),
})

const history = createRoute({
  getParentRoute: () => mainLayout,
  path: '/history',
  validateSearch: readHistoryAddress,
  ...screen(() => import('../screens/history.tsx'), 'HistoryScreen'),
})

const batches = createRoute({
  getParentRoute: () => mainLayout,
  path: '/history/batch-transfers',
  validateSearch: readBatchAddress,
  ...screen(() => import('../screens/batches.tsx'), 'BatchesScreen'),
})

const transferOwn = createRoute({
  getParentRoute: () => mainLayout,
  path: '/transfer/account',
  validateSearch: readTransferSearch,
  ...screen(() => import('../screens/transfer-own.tsx'), 'TransferOwnScreen'),
})

const transferP2p = createRoute({
  getParentRoute: () => mainLayout,
  path: '/transfer/p2p',
  validateSearch: readTransferSearch,
  ...screen(() => import('../screens/transfer-p2p.tsx'), 'TransferP2pScreen'),
})

const transferExternal = createRoute({
  getParentRoute: () => mainLayout,
  path: '/transfer/external',
  validateSearch: readTransferSearch,
  ...screen(() => import('../screens/transfer-external.tsx'), 'TransferExternalScreen'),
})

const statements = createRoute({
  getParentRoute: () => mainLayout,
  path: '/statements',
  validateSearch: (search): { accountId?: string | undefined } => ({
    accountId: text(search['accountId']),
  }),
  ...screen(() => import('../screens/statements.tsx'), 'StatementsScreen'),
})

const news = createRoute({
  getParentRoute: () => mainLayout,
  path: '/news',
  validateSearch: (search): { id?: string | undefined } => ({ id: text(search['id']) }),
  ...screen(() => import('../screens/news.tsx'), 'NewsScreen'),
})

const approvals = createRoute({
  getParentRoute: () => mainLayout,
  path: '/approvals',
  ...screen(() => import('../screens/approvals.tsx'), 'ApprovalsScreen'),
})

const approved = createRoute({
  getParentRoute: () => mainLayout,
  path: '/transfer/approved',
  ...screen(() => import('../screens/approvals.tsx'), 'ApprovedScreen'),
})

const preapproved = createRoute({
  getParentRoute: () => mainLayout,
  path: '/transfer/preapproved-payments',
  ...screen(() => import('../screens/preapproved.tsx'), 'PreapprovedScreen'),
})

const invoices = createRoute({
  getParentRoute: () => mainLayout,
  path: '/transfer/invoices',
  validateSearch: readInvoicesAddress,
  ...screen(() => import('../screens/invoices.tsx'), 'InvoicesScreen'),
})

const approval = createRoute({
  getParentRoute: () => mainLayout,
  path: '/approvals/$id',
  ...screen(() => import('../screens/approvals.tsx'), 'ApprovalScreen'),
})

const routeTree = root.addChildren([
  startPage,
  publicRoutes,
  invited,
  externalSignIn,
  restrictedLayout.addChildren([
    accesses,
    termsAccept,
    migration,
    adminOverview,
    legalTerms,
    ...asked,
    ...kycRoutes,
  ]),
  mainLayout.addChildren([
    home,
    account,
    history,
    batches,
    transferOwn,
    transferP2p,
    transferExternal,
    approvals,
    approved,
    preapproved,
    invoices,
    ...massRoutes,
    approval,
    news,
    statements,
    profileUpdate,
    ...verificationRoutes,
    unknownPlace,
    ...cardRoutes,
    ...confirmRoutes,
    ...profileRoutes,
    merchantRoutes,
  ]),
])

/** Creates the router of one bank, by default on the page's own history. */
export function createAppRouter(context: AppContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // Ids of accounts and payments look like numbers but are texts.
    parseSearch: search => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: writeSearch,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
