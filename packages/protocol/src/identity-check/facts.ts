/** The companies that check identities: `nfd` within a page of the bank, `jmo` on its own pages. */
export const IDENTITY_PROVIDERS = ['jmo', 'nfd'] as const

/** The kinds of check: a document and a face, or a video call. */
export const IDENTITY_CHECK_KINDS = ['document', 'video'] as const

/** The state of a check. `expired`: nobody finished it in time; another one can be started. */
export const IDENTITY_CHECK_STATUSES = [
  'open',
  'underInvestigation',
  'approved',
  'declined',
  'expired',
] as const

export type IdentityCheckStatus = (typeof IDENTITY_CHECK_STATUSES)[number]

export type IdentityCheckKind = (typeof IDENTITY_CHECK_KINDS)[number]

export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number]
