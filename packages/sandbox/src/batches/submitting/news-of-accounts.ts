import type { CallerContext } from '../../context.ts'
import { lastPaid, paidInCountries, sameAccounts } from '../../payments/index.ts'
import type { PayeeAccount } from '../payee-of.ts'

/**
 * The reason for an approver to check a payment: its payee was last paid on another account, or was
 * never paid.
 */
export type RowNews = 'changedDetails' | 'newPayee'

/** Returns a function that compares accounts elsewhere with those that the customer has paid. */
export async function newsOfAccounts(
  context: Pick<CallerContext, 'sql' | 'caller'>,
  accounts: readonly PayeeAccount[],
): Promise<(account: PayeeAccount) => RowNews | undefined> {
  if (accounts.length === 0) return () => undefined
  const countries = new Set(accounts.map(({ countryCode }) => countryCode))
  const paid = await paidInCountries(context, countries)
  const [comparedByName, sameOnes] = [lastPaid(paid), sameAccounts(paid)]
  return ({ name, ...account }) => {
    const { isSameAccount, formerAccount } = comparedByName({ ...account, payeeName: name })
    if (formerAccount) return 'changedDetails'
    const isPaid = isSameAccount || sameOnes(account.details).length > 0
    return isPaid ? undefined : 'newPayee'
  }
}
