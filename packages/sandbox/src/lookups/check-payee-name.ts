import { comparePayeeName, type NamedPayee, type PayeeNameCheck } from '@sixpence/protocol'
import type { transferMethods } from '@sixpence/protocol/schemas'
import { cleanBankDetail } from '@sixpence/protocol/bank-details'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import {
  countLookup,
  isSameAccount,
  knownPayee,
  paidExternal,
  tooManyLookups,
} from '../payments/index.ts'

export const checkPayeeNameHandlers = {
  checkPayeeName: async (payee, context) => {
    if (!(await countLookup({ kind: 'account', text: textOf(payee) }, context)))
      return tooManyLookups('You have looked up many accounts. Try again in an hour.')
    const { formerAccount } = knownPayee(payee, await paidExternal(context, [payee]))
    return { ...(await compared(payee, context)), ...(formerAccount && { formerAccount }) }
  },
} satisfies Partial<Handlers<typeof transferMethods>>

/** Returns account and name without anything between the letters. */
function textOf({ countryCode, payeeName, details }: NamedPayee): string {
  const named = Object.entries(details).map(([name, value]) => `${name} ${cleanBankDetail(value)}`)
  return [countryCode, ...named.toSorted(), payeeName.trim().toLowerCase()].join('\n')
}

/** Compares like the other bank, which reveals its customer's name if the caller nearly knows it. */
async function compared(
  { countryCode, payeeName, details }: NamedPayee,
  { sql }: Pick<CallerContext, 'sql'>,
): Promise<Pick<PayeeNameCheck, 'result' | 'name'>> {
  const accounts = await sql<{ details: Record<string, string>; holder: string }>`
    select details, holder from payee_account where country_code = ${countryCode}`
  const account = accounts.find(one => isSameAccount(one.details, details))
  if (!account) return { result: 'unknown' }
  const { result } = comparePayeeName(payeeName, account.holder)
  return { result, ...(result === 'closeMatch' && { name: account.holder }) }
}
