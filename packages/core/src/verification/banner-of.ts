import type { VerificationStatus } from './account-status.ts'

/** The banner about the customer's status, shown above everything else. */
export interface StatusBannerFacts {
  readonly status: Exclude<VerificationStatus, 'checked'>
  readonly kind: 'warning' | 'info'
  readonly to: 'limitedAccount' | 'profile'
}

const WARNINGS: ReadonlySet<VerificationStatus> = new Set([
  'limited',
  'duplicateDocuments',
  'unverified',
  'hasRequiredActions',
  'someCardDocumentRequired',
])

const ABOUT_LIMITS: ReadonlySet<VerificationStatus> = new Set(['limited', 'processing'])

/** Returns the banner for a status; undefined for `checked`, or before the status is known. */
export function bannerOf(status: VerificationStatus | undefined): StatusBannerFacts | undefined {
  if (status === undefined || status === 'checked') return undefined
  return {
    status,
    kind: WARNINGS.has(status) ? 'warning' : 'info',
    to: ABOUT_LIMITS.has(status) ? 'limitedAccount' : 'profile',
  }
}

/** Visitors to these pages aren't in yet. */
const WITHOUT_BANNER = [
  '/auth',
  '/login',
  '/register',
  '/activate',
  '/account-recovery',
  '/invoice',
  '/scp',
  '/scp-enable',
  '/scp-mobile',
]

/** True if a page shows the banner. */
export const hasBanner = (path: string): boolean =>
  !WITHOUT_BANNER.some(each => path === each || path.startsWith(`${each}/`))
