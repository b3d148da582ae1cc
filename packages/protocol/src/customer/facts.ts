/** The kinds of customer. An old business is a business in every rule. */
export const CUSTOMER_TYPE = { 0: 'personal', 1: 'oldBusiness', 2: 'business' } as const

/** The ways in which a customer approves payments. */
export const APPROVAL_MODES = [
  'none',
  'push',
  'otp',
  'sms',
  'approvalCode',
  'simple',
  'direct',
] as const

export type ApprovalMode = (typeof APPROVAL_MODES)[number]
