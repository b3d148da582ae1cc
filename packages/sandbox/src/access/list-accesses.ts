import { ACCESS_RIGHT, type AccessListEntry, hasRight } from '@sixpence/protocol'
import type { accessMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { statusId } from '../accounts/index.ts'

export const listAccessesHandlers = {
  list: async (_input, context) => ({
    accessList: await accessesOf(context),
  }),
} satisfies Partial<Handlers<typeof accessMethods>>

interface AccessRow {
  customerId: string
  customerName: string
  customerUsername: string
  rightId: keyof typeof ACCESS_RIGHT
  lastUsedAt: Date | null
  seesBalance: boolean
  balances: { currencyCode: string; balance: string }[]
}

/**
 * Lists the customers whom the caller may act for, their own business first. Includes the customer
 * whom an administrator acts for.
 */
export async function accessesOf({
  sql,
  caller: { ownCustomerId, actsFor },
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<AccessListEntry[]> {
  const rows = await sql<AccessRow & Record<string, unknown>>`
    select c.id as "customerId", full_name(c) as "customerName", c.email as "customerUsername",
      coalesce(access_right, 2) as "rightId", last_used_at as "lastUsedAt",
      coalesce(sees_balance, true) as "seesBalance",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'currencyCode', currency_code, 'balance', total::text) order by currency_code), '[]')
        from (select currency_code, sum(balance) as total
          from customer_account join ledger_account using (id)
          where customer_account.customer_id = c.id and status_id = ${statusId('active')}
          group by currency_code) of_currency) as balances
    from customer c
      join customer own on own.id = ${ownCustomerId}
      left join access_in_force a on a.customer_id = c.id and a.user_id = own.id
    where (c.id = own.id and not own.acts_for_others)
      or a.access_right > 0
      or (own.is_admin and c.id = ${actsFor})
    order by c.id <> own.id, c.position`
  return rows.map(entryOf)
}

function entryOf(row: AccessRow): AccessListEntry {
  const { customerId, customerName, customerUsername, lastUsedAt, balances } = row
  const accessRights = ACCESS_RIGHT[row.rightId]
  const seesBalance = row.seesBalance && hasRight(accessRights, 'read')
  return {
    customerId,
    customerName,
    customerUsername,
    accessRights,
    ...(lastUsedAt && { lastUsed: lastUsedAt.toISOString() }),
    ...(seesBalance && { balanceInfo: balances }),
  }
}
