import type { PartyKind } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Decimal } from '../../money/index.ts'
import { statusId } from '../../accounts/index.ts'

/** A person whom the caller has paid, with the latest payment. */
export interface PaidPerson {
  readonly customerId: string
  readonly name: string
  readonly email: string
  readonly kind: PartyKind
  readonly paymentId: string
  /** The account that paid. */
  readonly fromAccount: string
  readonly amount: Decimal
  readonly currencyCode: string
  readonly at: Date
  /** True if the account that was paid is still open. */
  readonly canBePaid: boolean
}

/** Lists the people whom the caller has paid, latest first, each once. Reads the ledger. */
export async function paidPeople({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<PaidPerson[]> {
  const rows = await sql<PaidRow>`
    select * from (
      select distinct on (payee.id)
        payee.id as customer_id, public_name(payee) as name, payee.email, party_kind(payee) as kind,
        journal_entry.id as payment_id, source.id as from_account, credit.amount, credit.currency_code, journal_entry.at,
        target.status_id = ${statusId('active')} as can_be_paid
      from journal_entry
        join posting debit
          on debit.entry_id = journal_entry.id and debit.amount < 0 and debit.purpose = 'principal'
        join customer_account source
          on source.id = debit.account_id and source.customer_id = ${caller.customerId}
        join posting credit
          on credit.entry_id = journal_entry.id and credit.amount > 0 and credit.purpose = 'principal'
        join customer_account target on target.id = credit.account_id
        join customer payee on payee.id = target.customer_id
      where journal_entry.kind = 'p2pTransfer'
      order by payee.id, journal_entry.at desc, credit.id desc
    ) latest
    order by at desc, customer_id`
  return rows.map(row => ({
    customerId: row.customer_id,
    name: row.name,
    email: row.email,
    kind: row.kind,
    paymentId: row.payment_id,
    fromAccount: row.from_account,
    amount: row.amount,
    currencyCode: row.currency_code,
    at: row.at,
    canBePaid: row.can_be_paid,
  }))
}

interface PaidRow {
  customer_id: string
  name: string
  email: string
  kind: PartyKind
  payment_id: string
  from_account: string
  amount: string
  currency_code: string
  at: Date
  can_be_paid: boolean
}
