import { CARD_TYPES } from '@sixpence/protocol'
import { statusId } from '../../accounts/index.ts'
import type { Sql } from '../../db/index.ts'
import type { Payee } from '../payee.ts'

/** A customer with an account on which others pay them. */
interface PayableCustomer extends Pick<Payee, 'customerId' | 'email'> {
  readonly account: string
}

interface Paying {
  readonly payerId: string
  readonly currencyCode: string
}

/**
 * Finds everyone whom a customer can pay in a currency under one of these addresses, by the rules
 * of a single payment: others with an open account, unless one of the two blocks the other.
 */
export async function findPayees(
  sql: Sql,
  emails: readonly string[],
  { payerId, currencyCode }: Paying,
): Promise<ReadonlyMap<string, PayableCustomer>> {
  const payees = await sql<PayableCustomer & Record<string, unknown>>`
    select payee.id as "customerId", payee.email, target.id as account
    from customer payer, customer payee
      cross join lateral (
        select id from customer_account join ledger_account using (id)
        where customer_id = payee.id and currency_code = ${currencyCode}
          and status_id = ${statusId('active')}
          and type not between ${CARD_TYPES.first} and ${CARD_TYPES.last}
        order by opened_at, id limit 1
      ) target
    where payer.id = ${payerId} and payee.id <> payer.id
      and payee.email = any(${[...new Set(emails)]})
      and not exists (
        select from blacklist entry
        where block_type = 'payout' and (
          entry.customer_id = payer.id and entry.email = payee.email
          or entry.customer_id = payee.id and entry.email = payer.email))`
  return new Map(payees.map(payee => [payee.email, payee]))
}
