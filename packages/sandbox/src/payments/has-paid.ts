import { type SqlPart, sqlPart } from '../db/index.ts'

/** A condition: one customer has paid another, and the payment wasn't a refund. */
export const hasPaid = (customerId: SqlPart | string, payeeId: SqlPart): SqlPart => sqlPart`exists (
  select from payment join customer_account paid on paid.id = to_account
  where payment.customer_id = ${customerId} and payment.status = 'settled'
    and payment.refunds_id is null and paid.customer_id = ${payeeId})`
