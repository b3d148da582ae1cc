import type { CustomerEmail } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { listEmails } from './list-emails.ts'

/**
 * Returns a mail address of the customer together with all others; locked until the transaction
 * ends.
 *
 * @throws {Refusal} `13` for another's and for a missing one.
 */
export async function holdEmail(
  emailId: string,
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<{ own: CustomerEmail; all: readonly CustomerEmail[] }> {
  const all = await holdEmails(context)
  const own = all.find(email => email.emailId === emailId)
  if (own) return { own, all }
  throw refuse.accessDenied('You have no such email address.')
}

/** Lists and locks the mail addresses, so that the second of two concurrent changes sees the first. */
export async function holdEmails(
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<readonly CustomerEmail[]> {
  const { sql, caller } = context
  await sql`select id from customer where id = ${caller.customerId} for no key update`
  return listEmails(context)
}
