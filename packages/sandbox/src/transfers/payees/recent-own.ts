import type { RecentTransfer } from '@sixpence/protocol'
import { statusId } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import type { Decimal } from '../../money/index.ts'

/** Lists the own accounts to which the caller has moved money, latest first, each once. */
export async function recentOwn({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<RecentTransfer[]> {
  const rows = await sql<OwnRow>`
    select * from (
      select distinct on (to_account) payment.transaction_id as id, from_account as "fromAccount",
        to_account as "toAccount", amount, currency_code as "currencyCode", entry.at,
        status_id <> ${statusId('active')} as "isDisabled"
      from payment
        join journal_entry entry on entry.id = payment.transaction_id
        join customer_account target on target.id = to_account
      where payment.customer_id = ${caller.customerId} and payment.status = 'settled'
        and case when batch_id is null then payment_kind(operation) = 'betweenAccounts' end
      order by to_account, entry.at desc, payment.id desc
    ) latest
    order by at desc, id`
  return rows.map(({ at, ...row }) => ({
    ...row,
    type: 'betweenAccounts',
    permission: 'own',
    beneficiaryName: row.toAccount,
    date: at.toISOString(),
  }))
}

interface OwnRow extends Record<string, unknown> {
  readonly id: string
  readonly fromAccount: string
  readonly toAccount: string
  readonly amount: Decimal
  readonly currencyCode: string
  readonly at: Date
  readonly isDisabled: boolean
}
