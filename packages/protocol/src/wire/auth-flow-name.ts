/** The ways a bank may sign a customer in. Only `simple` returns tokens directly. */
export const AUTH_FLOWS = ['simple', 'direct', 'otp', 'sms', 'push', 'verifyDevice'] as const

export type AuthFlowName = (typeof AUTH_FLOWS)[number]
