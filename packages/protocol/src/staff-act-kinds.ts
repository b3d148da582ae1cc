/** What a call of staff was about, as a customer is told of it. */
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
