import type { Calls } from '../call.ts'

/** What can be asked of a bank about its lists of choices. */
export const dictionaryCalls = {
  /**
   * Returns one list of choices, or every list that it knows where none is named. Lists of a
   * country's choices hold those of all countries where no country is named.
   */
  read: {
    name: 'dictionaryGet',
    effect: 'read',
    access: 'public',
    answer: 'dictionaries',
    worded: true,
  },
  /** The same of the lists that only businesses are asked to choose from. */
  readBusiness: {
    name: 'businessDictionaryGet',
    effect: 'read',
    access: 'public',
    answer: 'dictionaries',
    worded: true,
  },
} as const satisfies Calls
