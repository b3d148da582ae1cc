import type { Fields } from '../fields/index.ts'

/** The permitted length, in characters, of the reason a member of staff gives. */
export const STAFF_REASON_LENGTH = { min: 5, max: 200 } as const

/** The form for that reason. */
export const STAFF_REASON_FIELDS = {
  reason: { kind: 'text', most: STAFF_REASON_LENGTH.max },
} as const satisfies Fields

/** The minimum length, in characters, of a search for customers. */
export const SHORTEST_SEARCH = 2

/** The form to search for customers. */
export const CUSTOMER_SEARCH_FIELDS = {
  query: { kind: 'text', most: 200 },
} as const satisfies Fields

/** The outcomes. `unfinished`: the bank can't tell; nothing was shown. */
export const STAFF_ACT_RESULTS = ['done', 'refused', 'unfinished'] as const

export type StaffActResult = (typeof STAFF_ACT_RESULTS)[number]
