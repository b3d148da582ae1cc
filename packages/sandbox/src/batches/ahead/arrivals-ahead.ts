import type { Rail } from '@sixpence/protocol'
import type { BatchFormat } from '@sixpence/protocol/batch-files'
import type { CallerContext } from '../../context.ts'
import { arrivalOf, railSpeed } from '../../payments/index.ts'
import type { PayeeAccount } from '../payee-of.ts'

type Way = Pick<PayeeAccount, 'countryCode' | 'currency'>

/** Returns a function that returns when money arrives at accounts like these, if it left now. */
export async function arrivalsAhead(
  { sql, clock }: Pick<CallerContext, 'sql' | 'clock'>,
  { ways }: Pick<BatchFormat, 'ways'>,
  accounts: readonly Way[],
): Promise<(account: Way) => string | undefined> {
  const railOf = ({ countryCode, currency }: Way) =>
    ways.find(way => way.countryCode === countryCode && way.currencies.includes(currency))?.rail
  const rails = new Set(accounts.flatMap(account => railOf(account) ?? []))
  const arrivals = new Map<Rail | undefined, string>()
  for (const rail of rails)
    arrivals.set(rail, arrivalOf(await railSpeed(sql, rail), clock.now()).toISOString())
  return account => arrivals.get(railOf(account))
}
