import { comparePayeeName, type NamedPayee, type PayeeNameCheck } from '@sixpence/protocol'
import { cleanBankDetail } from '@sixpence/protocol/bank-details'
import type { CallerContext } from '../../context.ts'
import { sameAccounts } from '../same-account.ts'

/** The result of comparing a name with that of an account holder. */
export type NameCheck = Pick<PayeeNameCheck, 'result' | 'name'>

interface HeldAccount {
  readonly countryCode: string
  readonly details: Readonly<Record<string, string>>
  readonly holder: string
}

/**
 * Returns a function that compares names like the banks in these countries, which reveal their
 * customer's name if the caller nearly knows it. Undefined if no bank in a payee's country confirms
 * names.
 */
export async function nameChecks(
  { sql }: Pick<CallerContext, 'sql'>,
  countryCodes: Iterable<string>,
): Promise<(payee: NamedPayee) => NameCheck | undefined> {
  const accounts = await sql<HeldAccount & Record<string, unknown>>`
    select country_code as "countryCode", details, holder from payee_account
    where country_code = any(${[...new Set(countryCodes)]})`
  const confirming = new Set(accounts.map(({ countryCode }) => countryCode))
  const find = sameAccounts(accounts)
  return ({ countryCode, payeeName, details }) => {
    if (!confirming.has(countryCode)) return undefined
    const account = find(details).find(one => one.countryCode === countryCode)
    if (!account) return { result: 'unknown' }
    const { result } = comparePayeeName(payeeName, account.holder)
    return { result, ...(result === 'closeMatch' && { name: account.holder }) }
  }
}

/** Returns account and name without anything between the letters. */
export function accountText({ countryCode, payeeName, details }: NamedPayee): string {
  const named = Object.entries(details).map(([name, value]) => `${name} ${cleanBankDetail(value)}`)
  return [countryCode, ...named.toSorted(), payeeName.trim().toLowerCase()].join('\n')
}
