const REASONS = ['accessEnded', 'customerUnknown'] as const

/** The reason that a session ended. */
export type EndReason = (typeof REASONS)[number]

/** Reads the reason from an address or from the values remembered for the visit. */
export const readEndReason = (value: unknown): EndReason | undefined =>
  REASONS.find(why => why === value)
