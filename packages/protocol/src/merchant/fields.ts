/** A merchant's own name for an item. */
export const NAME_FIELD = { kind: 'text', most: 100 } as const

/** A web address as typed. The bank checks where it leads. */
export const ADDRESS_FIELD = { kind: 'text', most: 1000 } as const
