import type { VerificationStatus } from './account-status.ts'

/** What the bank's pages say about the status of a customer, above everything else. */
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

/** Decides what is said; nothing of who is checked, nor before the status is known. */
export function bannerOf(status: VerificationStatus | undefined): StatusBannerFacts | undefined {
  if (status === undefined || status === 'checked') return undefined
  return {
    status,
    kind: WARNINGS.has(status) ? 'warning' : 'info',
    to: ABOUT_LIMITS.has(status) ? 'limitedAccount' : 'profile',
  }
}

/** Whoever is here is on the way in. */
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

/** Whether a page has a place for the banner. */
export const hasBanner = (path: string): boolean =>
  !WITHOUT_BANNER.some(each => path === each || path.startsWith(`${each}/`))
