/** The reasons why a pending payment can't be approved as it is. A new code or push starts again. */
export const APPROVAL_FAILURES = ['rejected', 'expired', 'tooManyTries'] as const

/**
 * The bank's state of a key. `notFound`: nothing was requested under it, so no money moved;
 * `inFlight`: ask again; `executing`: the bank works on the rows of a batch, one after the other;
 * `expired`: it waited too long for an approval, so no money has moved or will move.
 */
export const PAYMENT_STATUSES = [
  'notFound',
  'inFlight',
  'pendingApproval',
  'executing',
  'settled',
  'refused',
  'expired',
] as const

export type ApprovalFailure = (typeof APPROVAL_FAILURES)[number]

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
