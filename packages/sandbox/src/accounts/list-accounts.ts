import { type Account, listAccounts } from '@sixpence/protocol'
import { namedMethodRoute } from '../http/index.ts'
import { statusWord } from './account-status.ts'

export const listAccountsRoute = namedMethodRoute(
  listAccounts,
  async (_input, { sql, clock, caller }) => {
    const rows = await sql<AccountRow>`
      select account.id, customer_id, type, sub_type, status_id, currency_code, balance,
        round(coalesce(minimum, 0), minor_units) as minimum,
        round((
          select coalesce(sum(amount + fee), 0)
          from payment join payment_approval on payment_id = payment.id
          where from_account = account.id and status = 'pendingApproval'
            and expires_at > ${clock.now()}
        ), minor_units) as pending
      from ledger_account account
        join customer_account using (id)
        join currency on code = currency_code
      where customer_id = ${caller.customerId}
      order by status_id, opened_at, account.id`
    return { accounts: rows.map(accountOf) }
  },
)

interface AccountRow {
  id: string
  customer_id: string
  type: number
  sub_type: 'PREPAID' | 'DEBIT' | null
  status_id: number
  currency_code: string
  balance: string
  minimum: string
  pending: string
}

function accountOf(row: AccountRow): Account {
  return {
    accountId: row.id,
    customerId: row.customer_id,
    type: row.type,
    ...(row.sub_type && { subType: row.sub_type }),
    accountStatusId: statusWord(row.status_id),
    currencyCode: row.currency_code,
    balance: row.balance,
    accountBalanceMin: row.minimum,
    pendingAmount: row.pending,
  }
}
