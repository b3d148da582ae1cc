/** How a bank may let a customer in. Only `simple` answers tokens at once. */
export const AUTH_FLOWS = ['simple', 'direct', 'otp', 'sms', 'push', 'verifyDevice'] as const

export type AuthFlowName = (typeof AUTH_FLOWS)[number]
