import type { CallerContext } from '../../context.ts'
import { paidExternal, sameAccounts } from '../../payments/index.ts'
import type { PayeeAccount } from '../payee-of.ts'

/** Returns a function that checks if the customer has never paid an account at another bank. */
export async function newAccounts(
  context: Pick<CallerContext, 'sql' | 'caller'>,
  accounts: readonly PayeeAccount[],
): Promise<(account: PayeeAccount) => boolean> {
  if (accounts.length === 0) return () => true
  const paid = sameAccounts(await paidExternal(context, accounts))
  return ({ details }) => paid(details).length === 0
}
