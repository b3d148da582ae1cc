const WHY = ['accessEnded', 'customerUnknown'] as const

/** Why somebody who was signed in is not any more. */
export type WhyEnded = (typeof WHY)[number]

/** Reads it from an address or from what the visit remembers. */
export const whyEnded = (value: unknown): WhyEnded | undefined => WHY.find(why => why === value)
