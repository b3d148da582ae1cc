import { STAFF_REASON_LENGTH } from '@sixpence/protocol'
import type { accessMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../../http/index.ts'

export const staffAccessHandlers = {
  // Invisible characters are no reason, and could change how the customer sees the rest of the
  // text.
  beginStaffAccess: async ({ reason }, { sql, clock, newId, caller }) => {
    if (!caller.isStaff) throw refuse.noAccess()
    const words = reason.replaceAll(/\p{C}+/gu, ' ').trim()
    if (words.length < STAFF_REASON_LENGTH.min) {
      return refuse.invalid('reason', 'Say in a few words why you act for this customer.')
    }
    await sql`
      insert into staff_access (id, session_id, staff_id, customer_id, reason, begun_at)
      values (${newId()}, ${caller.sessionId}, ${caller.ownCustomerId}, ${caller.actsFor}, ${words},
        ${clock.now()})`
    return {}
  },
} satisfies Partial<Handlers<typeof accessMethods>>
