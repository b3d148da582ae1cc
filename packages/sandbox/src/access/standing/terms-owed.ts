import type { Term } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'

/** Lists the terms that a customer must accept and hasn't. */
export function termsOwedBy(customerId: string, sql: Sql): Promise<Term[]> {
  return sql<Term>`
    select id, title, text from term join required_term on term_id = id
    where customer_id = ${customerId} and accepted_at is null order by position`
}
