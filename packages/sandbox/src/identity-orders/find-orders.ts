import type { IdentityOrder, IdentityOrderFilter } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'

/** The most that a list holds. */
const MOST = 1000

type Asking = Pick<CallerContext, 'sql' | 'caller' | 'clock'>

/** The checks that the customer acted for has ordered, newest first. */
export const findOrders = (
  { sql, caller, clock }: Asking,
  { email, name, reportType, status, id }: IdentityOrderFilter & { readonly id?: string },
): Promise<IdentityOrder[]> =>
  sql<IdentityOrder & Record<string, unknown>>`
    select id, email, name, "reportType", status, "createdAt", fee, "currencyCode",
      case status when 'inProgress' then null else completed_at end as "completedAt"
    from (
      select id, email, name, report_type as "reportType", created_at as "createdAt", completed_at,
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
