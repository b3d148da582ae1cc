import type { LoginEntry, LoginResult } from '@sixpence/protocol'
import type { securityMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../http/index.ts'
import { dayRange, isCount } from '../input/index.ts'

const PAGE_SIZE = 20
const MOST_ROWS = 100

interface LoginRow {
  at: Date | null
  ip: string | null
  device: string | null
  result: LoginResult
  isCurrent: boolean | null
  total: number
}

export const loginHistoryHandlers = {
  loginHistory: async (input, { sql, caller }) => {
    const { pageNumber = 1, pageSize = PAGE_SIZE } = input
    if (!isCount(pageNumber)) return refuse.invalid('pageNumber', 'has to be 1 or more')
    if (!isCount(pageSize) || pageSize > MOST_ROWS) {
      return refuse.invalid('pageSize', `has to be 1 to ${MOST_ROWS}`)
    }
    const { from, before } = dayRange(input)
    const rows = await sql<LoginRow & Record<string, unknown>>`
      with matching as (
        select * from login_history where customer_id = ${caller.customerId}
          and (${from}::timestamptz is null or at >= ${from})
          and (${before}::timestamptz is null or at < ${before})
      ), page as (
        select * from matching order by at desc, id desc
        limit ${pageSize}::integer offset ${(pageNumber - 1) * pageSize}::integer
      )
      select at, host(ip) as ip, device, result, session_id = ${caller.sessionId} as "isCurrent",
        total::integer
      from (select count(*) as total from matching) counts left join page on true
      order by at desc, id desc`
    return { items: rows.flatMap(entryOf), total: rows[0]?.total ?? 0 }
  },
} satisfies Partial<Handlers<typeof securityMethods>>

function entryOf({ at, ip, device, result, isCurrent }: LoginRow): LoginEntry[] {
  if (!at) return []
  return [
    {
      date: at.toISOString(),
      result,
      ...(ip !== null && { ip }),
      ...(device !== null && { device }),
      ...(isCurrent === true && { isCurrent }),
    },
  ]
}
