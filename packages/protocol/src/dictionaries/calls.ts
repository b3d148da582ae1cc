import type { Calls } from '../call.ts'

/** The bank's calls for lists of choices. */
export const dictionaryCalls = {
  /**
   * Returns one list of choices, or all lists if none is named. Lists that depend on the country
   * contain all countries' choices if no country is given.
   */
  read: {
    name: 'dictionaryGet',
    effect: 'read',
    access: 'public',
    answer: 'dictionaries',
    worded: true,
  },
  /** Like `read`, for the lists that only businesses need. */
  readBusiness: {
    name: 'businessDictionaryGet',
    effect: 'read',
    access: 'public',
    answer: 'dictionaries',
    worded: true,
  },
} as const satisfies Calls
