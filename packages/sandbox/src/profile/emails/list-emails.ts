import type { CustomerEmail } from '@sixpence/protocol'
import type { profileMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import type { Handlers } from '../../http/index.ts'

export const emailInquiryHandlers = {
  emails: async (_input, context) => ({ emails: await listEmails(context) }),
} satisfies Partial<Handlers<typeof profileMethods>>

/** Lists the customer's mail addresses, the primary one first. */
export const listEmails = ({ sql, caller }: Pick<CallerContext, 'sql' | 'caller'>) =>
  sql<CustomerEmail & Record<string, unknown>>`
    select id as "emailId", email, confirmed, is_primary as "isPrimary"
    from customer_email where customer_id = ${caller.customerId}
    order by is_primary desc, position`
