import type { StaleOn } from '@sixpence/core/bank'

/** Returns the tags that answers are kept under, e.g. `accounts` or `accounts.list`. */
export const answers = (...names: readonly string[]) =>
  names.map(id => ({ type: 'Answer' as const, id }))

/** Returns the tags of answers that become stale when the bank reports something. */
export const staleOn = (...reports: readonly StaleOn[]) =>
  reports.map(id => ({ type: 'Report' as const, id }))
