import { type FormerPayeeAccount, namesMatch } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { ExternalTerms } from './external-terms.ts'
import { isSameAccount, spellingsOf } from './same-account.ts'

type Payee = Pick<ExternalTerms, 'payeeName' | 'countryCode' | 'details'>

/** An account at another bank that a customer has paid. */
export interface PaidAbroad extends Payee {
  /** The last time. */
  readonly paidAt: Date
}

/**
 * The accounts at other banks that the customer acted for has paid and that `knownPayee` may know
 * one of these payees by, the last one first: those in the same countries, and those that are named
 * alike. What came back was not paid.
 */
export async function paidAbroad(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  payees: readonly Pick<Payee, 'countryCode' | 'details'>[],
): Promise<readonly PaidAbroad[]> {
  const countries = payees.map(({ countryCode }) => countryCode)
  const named = payees.flatMap(({ details }) => spellingsOf(details))
  return sql<PaidAbroad & Record<string, unknown>>`
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

/** How a payee goes together with those who were paid before. */
export interface KnownPayee {
  /** Neither the name nor the account was ever paid. */
  readonly isNew: boolean
  /** Where a payee of this name in this country was paid last, if that is another account. */
  readonly formerAccount: FormerPayeeAccount | undefined
}

/** Tells a payee who is new from one who was paid before, and on another account. */
export function knownPayee(payee: Payee, paid: readonly PaidAbroad[]): KnownPayee {
  const former = paid.find(
    ({ countryCode, payeeName }) =>
      countryCode === payee.countryCode && namesMatch(payeeName, payee.payeeName).result === 'same',
  )
  if (!former) {
    const isPaid = paid.some(({ details }) => isSameAccount(details, payee.details))
    return { isNew: !isPaid, formerAccount: undefined }
  }
  const { details, paidAt } = former
  if (isSameAccount(details, payee.details)) return { isNew: false, formerAccount: undefined }
  return { isNew: false, formerAccount: { details: { ...details }, paidAt: paidAt.toISOString() } }
}
