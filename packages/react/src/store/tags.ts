import type { StaleOn } from '@sixpence/core'

/** What an answer is kept under, e.g. `accounts` or `accounts.list`. */
export const answers = (...names: readonly string[]) =>
  names.map(id => ({ type: 'Answer' as const, id }))

/** What answers are kept under that grow stale by something the bank reports. */
export const staleOn = (...reports: readonly StaleOn[]) =>
  reports.map(id => ({ type: 'Report' as const, id }))
