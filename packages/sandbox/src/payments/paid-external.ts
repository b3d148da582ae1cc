import { type FormerPayeeAccount, namesMatch, sameNames } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { ExternalTerms } from './external-terms.ts'
import { isSameAccount, spellingsOf } from './same-account.ts'

type Payee = Pick<ExternalTerms, 'payeeName' | 'countryCode' | 'details'>

/** An account at another bank that a customer has paid. */
export interface PaidExternal extends Payee {
  /** The time of the last payment. */
  readonly paidAt: Date
}

/**
 * Lists the paid accounts at other banks by which `knownPayee` may recognise these payees, the last
 * paid first: those in the same countries, and those with the same name. Leaves out payments that
 * came back.
 */
export async function paidExternal(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  payees: readonly Pick<Payee, 'countryCode' | 'details'>[],
): Promise<readonly PaidExternal[]> {
  const countries = payees.map(({ countryCode }) => countryCode)
  const named = payees.flatMap(({ details }) => spellingsOf(details))
  return sql<PaidExternal & Record<string, unknown>>`
    select external->>'payeeName' as "payeeName", external->>'countryCode' as "countryCode",
      external->'details' as details, max(entry.at) as "paidAt"
    from payment
      join external_transfer moved on moved.payment_id = payment.id and state <> 'returned'
      join journal_entry entry on entry.id = moved.transaction_id
    where customer_id = ${caller.customerId} and external is not null
      and (external->>'countryCode' = any(${countries})
        or exists (select from jsonb_each_text(external->'details') where value = any(${named})))
    group by 1, 2, 3 order by 4 desc, 3`
}

/** Lists all paid accounts at other banks in some countries, like {@link paidExternal}. */
export const paidInCountries = (
  context: Pick<CallerContext, 'sql' | 'caller'>,
  countries: ReadonlySet<string>,
): Promise<readonly PaidExternal[]> =>
  paidExternal(
    context,
    Array.from(countries, countryCode => ({ countryCode, details: {} })),
  )

/** A payee compared with those paid before. */
export interface KnownPayee {
  /** True if neither the name nor the account was ever paid. */
  readonly isNew: boolean
  /** The last paid account of a payee with this name in this country, if it is another one. */
  readonly formerAccount: FormerPayeeAccount | undefined
}

/** Checks if a payee is new, or was paid before on another account. */
export function knownPayee(payee: Payee, paid: readonly PaidExternal[]): KnownPayee {
  const former = paid.find(
    ({ countryCode, payeeName }) =>
      countryCode === payee.countryCode && namesMatch(payeeName, payee.payeeName).result === 'same',
  )
  if (!former) {
    const isPaid = paid.some(({ details }) => isSameAccount(details, payee.details))
    return { isNew: !isPaid, formerAccount: undefined }
  }
  const { formerAccount } = lastPaidOn(former, payee)
  return { isNew: false, formerAccount }
}

/** A payee compared with those whom the customer has paid under the same name. */
export interface LastPaid extends Pick<KnownPayee, 'formerAccount'> {
  /** True if the last of them was paid on the same account. */
  readonly isSameAccount: boolean
}

/** Returns a function that compares many payees with those paid before, like {@link knownPayee}. */
export function lastPaid(paid: readonly PaidExternal[]): (payee: Payee) => LastPaid {
  const find = sameNames(paid.map(({ payeeName }) => payeeName))
  return payee => {
    const former = find(payee.payeeName)
      .map(at => paid[at])
      .find(one => one?.countryCode === payee.countryCode)
    return former ? lastPaidOn(former, payee) : { isSameAccount: false, formerAccount: undefined }
  }
}

function lastPaidOn({ details, paidAt }: PaidExternal, payee: Payee): LastPaid {
  if (isSameAccount(details, payee.details))
    return { isSameAccount: true, formerAccount: undefined }
  const formerAccount = { details: { ...details }, paidAt: paidAt.toISOString() }
  return { isSameAccount: false, formerAccount }
}
