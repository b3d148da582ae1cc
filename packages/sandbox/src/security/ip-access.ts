import type { securityMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { isAllowedFrom, isBound } from '../credentials/index.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { checkRange } from '../input/index.ts'
import { refusalText } from '../language/index.ts'

const MOST_ENTRIES = 50

export const ipAccessHandlers = {
  ipAccess: async (_input, context) => {
    const { sql, caller, origin } = context
    const rows = await sql<{ id: string; ip: string; toIp: string; at: Date }>`
    select id, host(first_ip) as ip, host(last_ip) as "toIp", created_at as at from ip_access
    where customer_id = ${caller.customerId} order by position desc`
    return {
      items: rows.map(({ id, ip, toIp, at }) => ({
        id,
        ip,
        ...(toIp !== ip && { toIp }),
        created: at.toISOString(),
      })),
      enable: await isBound(sql, caller.customerId),
      currentIp: origin.ip,
    }
  },

  addIp: async (input, context) => {
    const { sql, clock, newId, caller, locale } = context
    const refusal = await checkRange(input, context)
    if (refusal) return refusal
    await sql`select from customer where id = ${caller.customerId} for no key update`
    const [known] = await sql<{ count: number }>`
    select count(*)::integer as count from ip_access where customer_id = ${caller.customerId}`
    if (known && known.count >= MOST_ENTRIES) {
      return refuse.invalid('ip', refusalText(locale, 'ipFull'))
    }
    const { ip, toIp = ip } = input
    const [added] = await sql<{ id: string }>`
    insert into ip_access (id, customer_id, first_ip, last_ip, created_at)
    values (${newId()}, ${caller.customerId}, ${ip}, ${toIp}, ${clock.now()})
    on conflict (customer_id, first_ip, last_ip) do nothing returning id`
    return added ?? refuse.invalid('ip', refusalText(locale, 'ipKnown'))
  },

  deleteIp: async ({ id }, context) => {
    const { sql, caller } = context
    const [gone] = await sql<{ id: string }>`
    delete from ip_access where id = ${id} and customer_id = ${caller.customerId} returning id`
    if (!gone) throw refuse.accessDenied('You have no access to this entry.')
    await checkStillIn(context)
    return {}
  },

  setIpMode: async ({ enable }, context) => {
    const { sql, caller } = context
    await sql`update customer set ip_access_enabled = ${enable} where id = ${caller.customerId}`
    await checkStillIn(context)
    return {}
  },
} satisfies Partial<Handlers<typeof securityMethods>>

/**
 * Refuses (and so undoes) a change that would keep the customer from signing in again from their
 * present address.
 *
 * @throws {Refusal} `VF` with `ip`.
 */
async function checkStillIn({ sql, caller, origin, locale }: CallerContext): Promise<void> {
  if (await isAllowedFrom(sql, caller.customerId, origin.ip)) return
  throw refuse.invalid('ip', refusalText(locale, 'ipMissing', { ip: origin.ip }))
}
