import type { ExternalTerms } from '../external-terms.ts'

const A_DAY_MS = 24 * 60 * 60_000
const ACCOUNT_FIELDS = ['iban', 'accountNumber', 'clabe']

/**
 * When money comes back: a day after it arrived, of an account whose number ends in 0404. No other
 * bank of the sandbox sends anything back.
 */
export function returnsAt(
  { details }: Pick<ExternalTerms, 'details'>,
  arrivesAt: Date,
): Date | undefined {
  const isRefused = ACCOUNT_FIELDS.some(field => details[field]?.endsWith('0404'))
  return isRefused ? new Date(arrivesAt.getTime() + A_DAY_MS) : undefined
}
