import type { ExternalTerms } from '../external-terms.ts'

const A_DAY_MS = 24 * 60 * 60_000
const ACCOUNT_FIELDS = ['iban', 'accountNumber', 'clabe', 'instantKey', 'email', 'cardId']
const REFUSED = /0404(@|$)/

/**
 * When money comes back: a day after it arrived, of an account whose number, or whose address
 * before its @, ends in 0404. No other bank of the sandbox sends anything back, and no blockchain
 * ever does.
 */
export function returnsAt(
  { details }: Pick<ExternalTerms, 'details'>,
  arrivesAt: Date,
): Date | undefined {
  const isRefused = ACCOUNT_FIELDS.some(field => REFUSED.test(details[field] ?? ''))
  return isRefused ? new Date(arrivesAt.getTime() + A_DAY_MS) : undefined
}
