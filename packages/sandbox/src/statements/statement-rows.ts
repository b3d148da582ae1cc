import type { TransactionType } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { FoundStatement } from './find-statement.ts'

/** One movement of a statement. */
export interface StatementRow {
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string
  readonly type: TransactionType
  readonly direction: 'in' | 'out'
  readonly amount: string
  readonly balance: string
  readonly counterparty: string | null
  readonly description: string | null
}

/** Lists the movements of a month in order. */
export function statementRows(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  { account, month }: FoundStatement,
): Promise<StatementRow[]> {
  return sql<StatementRow & Record<string, unknown>>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, type, direction, amount,
      balance_after as balance, counterparty_name as counterparty, description
    from history_row
    where customer_id = ${caller.customerId} and account_id = ${account.id}
      and at >= ${month.from} and at < ${month.before} and position <= ${month.lastPosition}::bigint
    order by position`
}
