import type { RightAction } from '@sixpence/protocol/call'
import { canonicalPath } from './canonical-path.ts'

/**
 * The layout around a screen. `public`: open to everyone; `restricted`: for signed-in users,
 * whatever the bank still requires of them; `guarded`: behind the guard, outside the main layout;
 * `main`: behind the guard, inside it.
 */
export type PathLayout = 'public' | 'restricted' | 'guarded' | 'main'

/** A screen, or all screens below a path. */
export interface AppPath {
  readonly path: string
  readonly layout: PathLayout
  /** The action that the right to the customer acted for must allow. */
  readonly needs?: RightAction
  /** True if staff who act for a customer may enter, whatever the right. */
  readonly isForStaff?: true
  /** True if there is nothing here for a person. */
  readonly isForBusinesses?: true
  /** Where users without the right go instead of home. */
  readonly otherwise?: string
}

/**
 * The paths that are not simply screens of the main layout for everyone. A row also applies to all
 * paths below its own, unless they have their own row.
 */
export const APP_PATHS: readonly AppPath[] = [
  { path: '/login', layout: 'public' },
  { path: '/register', layout: 'public' },
  { path: '/activate', layout: 'public' },
  { path: '/receive', layout: 'public' },
  { path: '/video-identity-job', layout: 'public' },
  { path: '/account-recovery', layout: 'public' },
  { path: '/identity-verification', layout: 'public' },
  { path: '/invoice', layout: 'public' },
  { path: '/accesses', layout: 'restricted' },
  { path: '/admin-overview', layout: 'restricted' },
  { path: '/terms-accept', layout: 'restricted' },
  { path: '/scp', layout: 'restricted' },
  // A user who still has to link a phone isn't signed in yet.
  { path: '/scp-mobile', layout: 'public' },
  { path: '/scp-enable', layout: 'public' },
  { path: '/self-certification-splash', layout: 'restricted' },
  { path: '/self-certification-business-splash', layout: 'restricted' },
  { path: '/self-certification-representative', layout: 'restricted' },
  { path: '/kyc', layout: 'guarded' },
  { path: '/company-documents', layout: 'guarded' },
  { path: '/terms', layout: 'guarded' },
  { path: '/home', layout: 'main', needs: 'read' },
  { path: '/accounts', layout: 'main', needs: 'read' },
  { path: '/history', layout: 'main', needs: 'read' },
  { path: '/statements', layout: 'main', needs: 'read' },
  { path: '/news', layout: 'main', needs: 'read' },
  { path: '/transfer', layout: 'main', needs: 'initiate' },
  { path: '/transfer/approved', layout: 'main', needs: 'read' },
  { path: '/transfer/preapproved-payments', layout: 'main', needs: 'read' },
  { path: '/transfer/invoices', layout: 'main', needs: 'read' },
  { path: '/cards', layout: 'main', needs: 'read' },
  { path: '/card', layout: 'main', needs: 'read' },
  { path: '/add-card', layout: 'main', needs: 'full', otherwise: '/cards' },
  { path: '/confirm-card', layout: 'main', needs: 'full', otherwise: '/cards' },
  { path: '/approvals', layout: 'main', needs: 'read' },
  {
    path: '/company-access',
    layout: 'main',
    needs: 'full',
    isForBusinesses: true,
    isForStaff: true,
  },
  { path: '/merchant', layout: 'main', needs: 'read' },
  {
    path: '/merchant/internal',
    layout: 'main',
    needs: 'full',
    otherwise: '/merchant/buttons/my_saved_buttons',
  },
]

/**
 * Returns the row of a path: the longest one that it is at or below; otherwise a screen of the main
 * layout. Ignores letter case, encoding, dot segments and superfluous slashes.
 */
export function appPath(path: string): AppPath {
  const canonical = canonicalPath(path)
  const [longest] = APP_PATHS.filter(
    row => canonical === row.path || canonical.startsWith(`${row.path}/`),
  ).toSorted((a, b) => b.path.length - a.path.length)
  return longest ?? { path: canonical, layout: 'main' }
}
