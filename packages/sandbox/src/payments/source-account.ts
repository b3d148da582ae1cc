import { activeOwnAccount, type OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'

/**
 * Finds the account of the caller from which something is paid in its currency.
 *
 * @throws {Refusal} As {@link activeOwnAccount}; also when the account is in another currency.
 */
export async function sourceAccount(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  fromAccount: string,
  currencyCode: string,
): Promise<OwnAccount> {
  const source = await activeOwnAccount(context, fromAccount, 'fromAccount')
  if (source.currencyCode === currencyCode) return source
  throw refuse.invalid('fromAccount', `This is paid from an account in ${currencyCode}.`)
}
