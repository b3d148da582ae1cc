import { activeOwnAccount, type OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'

/**
 * Finds the caller's account from which something is paid in its currency.
 *
 * @throws {Refusal} Like {@link activeOwnAccount}; also if the account is in another currency.
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
