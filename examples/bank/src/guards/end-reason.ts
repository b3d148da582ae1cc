const REASONS = ['accessEnded', 'customerUnknown'] as const

/** Why somebody who was signed in is not any more. */
export type EndReason = (typeof REASONS)[number]

/** Reads it from an address or from what the visit remembers. */
export const readEndReason = (value: unknown): EndReason | undefined =>
  REASONS.find(why => why === value)
