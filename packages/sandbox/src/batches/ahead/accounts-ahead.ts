import type { CallerContext } from '../../context.ts'
import { isSameAccount, paidExternal, spellingsOf } from '../../payments/index.ts'
import type { PayeeAccount } from '../payee-of.ts'

/** Returns a function that checks if the customer has never paid an account at another bank. */
export async function newAccounts(
  context: Pick<CallerContext, 'sql' | 'caller'>,
  accounts: readonly PayeeAccount[],
): Promise<(account: PayeeAccount) => boolean> {
  if (accounts.length === 0) return () => true
  const paid = await paidExternal(context, accounts)
  const bySpelling = new Map<string, (typeof paid)[number][]>()
  for (const one of paid)
    for (const spelling of new Set(spellingsOf(one.details)))
      bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), one])
  return ({ details }) =>
    !spellingsOf(details).some(spelling =>
      bySpelling.get(spelling)?.some(one => isSameAccount(one.details, details)),
    )
}
