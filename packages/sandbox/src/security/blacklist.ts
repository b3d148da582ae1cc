import type { BlacklistUser } from '@sixpence/protocol'
import type { securityMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'

const MOST_ENTRIES = 500

export const blacklistHandlers = {
  blacklist: async (_input, { sql, caller }) => ({
    items: await sql<BlacklistUser & Record<string, unknown>>`
    select email, block_type as "blockType" from blacklist
    where customer_id = ${caller.customerId} order by position desc`,
  }),

  addToBlacklist: async ({ email, blockType }, { sql, caller, locale }) => {
    const address = email.toLowerCase()
    if (address === caller.email) return refuse.invalid('email', refusalText(locale, 'ownEmail'))
    await sql`select from customer where id = ${caller.customerId} for no key update`
    const [known] = await sql<{ count: number }>`
      select count(*)::integer as count from blacklist where customer_id = ${caller.customerId}`
    if (known && known.count >= MOST_ENTRIES) {
      return refuse.invalid('email', refusalText(locale, 'peopleFull'))
    }
    const [added] = await sql<{ email: string }>`
      insert into blacklist (customer_id, email, block_type)
      values (${caller.customerId}, ${address}, ${blockType})
      on conflict (customer_id, email) do nothing returning email`
    return added ? {} : refuse.invalid('email', refusalText(locale, 'personKnown'))
  },

  deleteFromBlacklist: async ({ email }, { sql, caller }) => {
    await sql`
      delete from blacklist
      where customer_id = ${caller.customerId} and email = ${email.toLowerCase()}`
    return {}
  },
} satisfies Partial<Handlers<typeof securityMethods>>
