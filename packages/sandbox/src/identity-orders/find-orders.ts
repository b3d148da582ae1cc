import type { IdentityOrder, IdentityOrderFilter } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'

/** The most that a list holds. */
const MOST = 1000

type Asking = Pick<CallerContext, 'sql' | 'caller' | 'clock'>

interface OrderRow extends Record<string, unknown> {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly reportType: IdentityOrder['reportType']
  readonly status: IdentityOrder['status']
  readonly createdAt: Date
  readonly completedAt: Date
  readonly fee: string
  readonly currencyCode: string
}

/** The checks that the customer acted for has ordered, newest first. */
export async function findOrders(
  { sql, caller, clock }: Asking,
  { email, name, reportType, status, id }: IdentityOrderFilter & { readonly id?: string },
): Promise<IdentityOrder[]> {
  const rows = await sql<OrderRow>`
    select id, email, name, "reportType", status, "createdAt", "completedAt", fee, "currencyCode"
    from (
      select id, email, name, report_type as "reportType", created_at as "createdAt",
        completed_at as "completedAt",
        case when completed_at > ${clock.now()} then 'inProgress'
          when is_confirmed then 'confirmed' else 'notConfirmed' end as status,
        fee, currency_code as "currencyCode", position
      from identity_order where customer_id = ${caller.customerId}
    ) told
    where (${id}::text is null or id = ${id})
      and (${email}::text is null or strpos(email, lower(${email})) > 0)
      and (${name}::text is null or strpos(lower(name), lower(${name})) > 0)
      and (${reportType}::text is null or "reportType" = ${reportType})
      and (${status}::text is null or status = ${status})
    order by position desc limit ${MOST}::integer`
  return rows.map(orderOf)
}

const orderOf = ({ createdAt, completedAt, ...row }: OrderRow): IdentityOrder => ({
  ...row,
  createdAt: createdAt.toISOString(),
  ...(row.status !== 'inProgress' && { completedAt: completedAt.toISOString() }),
})
