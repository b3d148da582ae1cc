import type { IdentityOrder, IdentityOrderFilter } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'

type Context = Pick<CallerContext, 'sql' | 'caller' | 'clock'>

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
  /** The total number. */
  readonly results: number
}

export interface OrderQuery extends Omit<IdentityOrderFilter, 'pageNumber' | 'pageSize'> {
  readonly id?: string
  readonly limit: number
  readonly offset: number
}

/** Finds the checks that the customer acted for has ordered, newest first, and their number. */
export async function findOrders(
  context: Context,
  query: OrderQuery,
): Promise<{ readonly items: IdentityOrder[]; readonly total: number }> {
  const rows = await rowsOf(context, query)
  if (rows.length > 0 || query.offset === 0) {
    return { items: rows.map(orderOf), total: rows[0]?.results ?? 0 }
  }
  // After the last page no row has the total.
  const [first] = await rowsOf(context, { ...query, limit: 1, offset: 0 })
  return { items: [], total: first?.results ?? 0 }
}

const rowsOf = (
  { sql, caller, clock }: Context,
  { email, name, reportType, status, id, limit, offset }: OrderQuery,
): Promise<readonly OrderRow[]> => sql<OrderRow>`
  select id, email, name, "reportType", status, "createdAt", "completedAt", fee, "currencyCode",
    (count(*) over ())::int as results
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
    and (${name}::text is null or strpos(searchable(name), searchable(${name})) > 0)
    and (${reportType}::text is null or "reportType" = ${reportType})
    and (${status}::text is null or status = ${status})
  order by position desc limit ${limit}::integer offset ${offset}::integer`

const orderOf = (row: OrderRow): IdentityOrder => {
  const { id, email, name, reportType, status, createdAt, completedAt, fee, currencyCode } = row
  return {
    id,
    email,
    name,
    reportType,
    status,
    createdAt: createdAt.toISOString(),
    ...(status !== 'inProgress' && { completedAt: completedAt.toISOString() }),
    fee,
    currencyCode,
  }
}
