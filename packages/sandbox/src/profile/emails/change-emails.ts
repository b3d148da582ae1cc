import { MOST_EMAILS } from '@sixpence/protocol'
import type { profileMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'
import { holdEmail, holdEmails } from './own-email.ts'
import { primaryEmail, sendChangeMail } from './primary-email.ts'

export const changeEmailsHandlers = {
  addEmail: async ({ email }, context) => {
    const { sql, newId, caller, locale } = context
    const address = email.toLowerCase()
    const all = await holdEmails(context)
    const known = all.find(one => one.email === address)
    // A repetition after a lost response adds nothing twice.
    if (known && !known.confirmed) return { emailId: known.emailId }
    if (known) throw refuse.invalid('email', refusalText(locale, 'emailKnown'))
    if (all.length >= MOST_EMAILS) throw refuse.invalid('email', refusalText(locale, 'emailsFull'))
    const emailId = newId()
    await sql`
      insert into customer_email (id, customer_id, email)
      values (${emailId}, ${caller.customerId}, ${address})`
    return { emailId }
  },

  deleteEmail: async ({ emailId }, context) => {
    const { own, all } = await holdEmail(emailId, context)
    const reason = own.isPrimary ? 'emailPrimary' : all.length < 2 ? 'emailLast' : undefined
    if (reason) throw refuse.invalid('emailId', refusalText(context.locale, reason))
    await context.sql`delete from customer_email where id = ${emailId}`
    return {}
  },

  setPrimaryEmail: async ({ emailId }, context) => {
    const { own } = await holdEmail(emailId, context)
    if (!own.confirmed) {
      throw refuse.invalid('emailId', refusalText(context.locale, 'emailUnconfirmed'))
    }
    if (!own.isPrimary) await makePrimary(emailId, context)
    return {}
  },
} satisfies Partial<Handlers<typeof profileMethods>>

async function makePrimary(emailId: string, context: CallerContext): Promise<void> {
  const { sql, caller } = context
  const before = await primaryEmail(context)
  // In two steps: an index lets a customer have one primary address at any moment.
  await sql`
    update customer_email set is_primary = false
    where customer_id = ${caller.customerId} and is_primary`
  await sql`update customer_email set is_primary = true where id = ${emailId}`
  await sendChangeMail(before, { what: 'emailChanged' }, context)
}
