import type { profileMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { beginChange, takeChange } from '../../confirmations/index.ts'
import { Refusal, type Handlers, refuse } from '../../http/index.ts'
import { maskEmail } from '../../inbox/index.ts'
import { refusalText } from '../../language/index.ts'
import { holdEmail } from './own-email.ts'

export const confirmEmailHandlers = {
  requestEmailCode: async ({ emailId }, context) => {
    const { own } = await holdEmail(emailId, context)
    if (own.confirmed) {
      throw refuse.invalid('emailId', refusalText(context.locale, 'emailKnown'))
    }
    const { sentTo } = await beginChange(
      {
        kind: 'email',
        newValue: { emailId },
        goesTo: { channel: 'email', email: own.email, masked: maskEmail(own.email) },
      },
      context,
    )
    return { sentTo }
  },

  confirmEmail: async ({ emailId, confirmationCode: code }, context) => {
    const { own } = await holdEmail(emailId, context)
    if (own.confirmed) return {}
    const id = await newestCodeOf(emailId, context)
    // Returned and not thrown, so that a wrong code stays counted.
    const change = await takeChange({ id, code, kinds: ['email'] }, context)
    if (change instanceof Refusal) return change
    await context.sql`update customer_email set confirmed = true where id = ${emailId}`
    return {}
  },
} satisfies Partial<Handlers<typeof profileMethods>>

async function newestCodeOf(emailId: string, { sql, caller }: CallerContext): Promise<string> {
  const [row] = await sql<{ id: string }>`
    select id from security_change
    where customer_id = ${caller.customerId} and kind = 'email'
      and new_value ->> 'emailId' = ${emailId}
    order by sent_at desc limit 1`
  return row?.id ?? ''
}
