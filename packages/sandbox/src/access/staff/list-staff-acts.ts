import type { StaffAct } from '@sixpence/protocol'
import type { accessMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../../http/index.ts'
import { isCount } from '../../input/index.ts'

const PAGE_SIZE = 20
const MOST_ROWS = 100

interface ActRow extends Pick<StaffAct, 'staffName' | 'kind' | 'result' | 'count'> {
  at: Date | null
  reason: string | null
  total: number
}

export const listStaffActsHandlers = {
  /** Acts of one kind for one reason are one entry, with their number. */
  staffActs: async ({ pageNumber = 1, pageSize = PAGE_SIZE }, { sql, caller }) => {
    if (!isCount(pageNumber)) return refuse.invalid('pageNumber', 'has to be 1 or more')
    if (!isCount(pageSize) || pageSize > MOST_ROWS) {
      return refuse.invalid('pageSize', `has to be 1 to ${MOST_ROWS}`)
    }
    const rows = await sql<ActRow & Record<string, unknown>>`
      with seen as (
        select act.*, coalesce(outcome, 'failed') as outcome
        from staff_act act left join staff_act_outcome on act_id = act.id
        where act.customer_id = ${caller.customerId}
        union all
        select act.*, outcome
        from staff_act act join staff_act_outcome on act_id = act.id
        where found @> array[${caller.customerId}::text]
      ), told as (
        select max(seen.at) as at, max(seen.position) as position, seen.staff_id, kind,
          case outcome when 'failed' then 'unfinished' else outcome end as result,
          count(*)::integer as count, reason
        from seen left join lateral (
          -- The call that gives the reason has its own line before it.
          select id, reason from staff_access access
          where access.id = seen.access_id or (seen.access_id is null and outcome = 'done'
            and access.session_id = seen.session_id and access.customer_id = seen.customer_id
            and access.begun_at >= seen.at)
          order by position limit 1
        ) given on true
        where kind <> 'own'
        group by seen.staff_id, given.id, given.reason, kind, result
      ), page as (
        select * from told order by position desc
        limit ${pageSize}::integer offset ${(pageNumber - 1) * pageSize}::integer
      )
      select page.at, public_name(staff) as "staffName", page.kind, result, count, reason,
        total::integer
      from (select count(*) as total from told) counts
        left join page on true left join customer staff on staff.id = page.staff_id
      order by page.position desc`
    return { items: rows.flatMap(actOf), total: rows[0]?.total ?? 0 }
  },
} satisfies Partial<Handlers<typeof accessMethods>>

function actOf({ at, staffName, kind, result, count, reason }: ActRow): StaffAct[] {
  if (!at) return []
  return [
    { at: at.toISOString(), staffName, kind, result, count, ...(reason !== null && { reason }) },
  ]
}
