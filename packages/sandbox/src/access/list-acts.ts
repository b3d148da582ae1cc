import type { Sql } from '../db/index.ts'

/** Something that somebody did for a customer other than themselves. */
export interface Act {
  readonly at: string
  readonly userEmail: string
  readonly customerEmail: string
  readonly method: string
  readonly refusedWith?: string
}

interface ActRow {
  at: Date
  userEmail: string
  customerEmail: string
  method: string
  refusedWith: string | null
}

/** What was done for others, newest first; the last hundred. */
export async function listActs(sql: Sql): Promise<Act[]> {
  const rows = await sql<ActRow & Record<string, unknown>>`
    select act.at, u.email as "userEmail", c.email as "customerEmail", method,
      refused_with as "refusedWith"
    from act_for_other act
      join customer u on u.id = act.user_id
      join customer c on c.id = act.customer_id
    order by act.position desc limit 100`
  return rows.map(({ at, refusedWith, ...act }) => ({
    ...act,
    at: at.toISOString(),
    ...(refusedWith !== null && { refusedWith }),
  }))
}
