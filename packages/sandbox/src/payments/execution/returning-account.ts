import type { ExternalTerms } from '../external-terms.ts'

const A_DAY_MS = 24 * 60 * 60_000
const ACCOUNT_FIELDS = ['iban', 'accountNumber', 'clabe', 'instantKey', 'email', 'cardId']
const REFUSED = /0404(@|$)/

/**
 * Returns the time at which money comes back: a day after its arrival, if the account's number (or
 * the part of its address before the @) ends in 0404. No other bank of the sandbox returns money,
 * and no blockchain ever does.
 */
export function returnsAt(
  { details }: Pick<ExternalTerms, 'details'>,
  arrivesAt: Date,
): Date | undefined {
  const isRefused = ACCOUNT_FIELDS.some(field => REFUSED.test(details[field] ?? ''))
  return isRefused ? new Date(arrivesAt.getTime() + A_DAY_MS) : undefined
}
