import { type accessMethods, STAFF_REASON_LENGTH } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'
import { invalid } from '../input/index.ts'
import { noAccess } from './caller-for.ts'

export const staffAccessHandlers = {
  // What nobody sees is no reason, and must not change how the customer reads the rest.
  beginStaffAccess: async ({ reason }, { sql, clock, newId, caller }) => {
    if (!caller.isStaff) throw noAccess()
    const words = reason.replaceAll(/\p{C}+/gu, ' ').trim()
    if (words.length < STAFF_REASON_LENGTH.min) {
      return invalid('reason', 'Say in a few words why you act for this customer.')
    }
    await sql`
      insert into staff_access (id, session_id, staff_id, customer_id, reason, begun_at)
      values (${newId()}, ${caller.sessionId}, ${caller.ownCustomerId}, ${caller.actsFor}, ${words},
        ${clock.now()})`
    return {}
  },
} satisfies Partial<Handlers<typeof accessMethods>>
