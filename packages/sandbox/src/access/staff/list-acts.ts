import type { Sql } from '../../db/index.ts'

/** Something that a representative or a member of staff did for a customer. */
export interface Act {
  readonly at: string
  readonly userEmail: string
  /** Absent for a search. */
  readonly customerEmail?: string
  readonly method: string
  readonly refusedWith?: string
}

interface ActRow {
  at: Date
  userEmail: string
  customerEmail: string | null
  method: string
  refusedWith: string | null
}

/** Lists acts for others, newest first; at most a hundred. */
export async function listActs(sql: Sql): Promise<Act[]> {
  const rows = await sql<ActRow & Record<string, unknown>>`
    select act.at, u.email as "userEmail", c.email as "customerEmail", method,
      refused_with as "refusedWith"
    from (
      select at, position, user_id, customer_id, method, refused_with from act_for_other
      union all
      select act.at, position, staff_id, customer_id, call, refused_with
      from staff_act act left join staff_act_outcome on act_id = act.id
    ) act
      join customer u on u.id = act.user_id
      left join customer c on c.id = act.customer_id
    order by act.at desc, act.position desc limit 100`
  return rows.map(({ at, refusedWith, customerEmail, ...act }) => ({
    ...act,
    ...(customerEmail !== null && { customerEmail }),
    at: at.toISOString(),
    ...(refusedWith !== null && { refusedWith }),
  }))
}
