/** The permitted length, in characters, of the text of an address search. */
export const ADDRESS_SEARCH_LENGTH = { min: 3, max: 100 } as const

/** The maximum number of suggested addresses. */
export const MOST_SUGGESTIONS = 8

/**
 * The bank's result for an address. `notAllowed`: the bank never calls it, e.g. because it isn't
 * `https` or leads into a private network. `unreachable`: it may be called, but doesn't respond.
 */
export const URL_STATUSES = ['reachable', 'unreachable', 'notAllowed'] as const
