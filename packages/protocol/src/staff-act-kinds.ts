/** The subjects of calls by staff, as shown to the customer. */
export const STAFF_ACT_KINDS = [
  'opened',
  'search',
  'accounts',
  'accountChanges',
  'history',
  'papers',
  'cards',
  'cardPaused',
  'cardBlocked',
  'cardSecrets',
  'cardChanges',
  'payments',
  'sendMoney',
  'approvals',
  'profile',
  'users',
  'accessEnded',
  'userChanges',
  'security',
] as const

export type StaffActKind = (typeof STAFF_ACT_KINDS)[number]
