import type { CallerContext } from '../../context.ts'
import { deliver } from '../../inbox/index.ts'
import type { Text } from '../../language/index.ts'
import { PROFILE_MAIL_WORDS } from '../profile-mail-words.ts'

const SUBJECT_OF = {
  addressChanged: PROFILE_MAIL_WORDS.addressChangedSubject,
  emailChanged: PROFILE_MAIL_WORDS.emailChangedSubject,
  phoneChanged: PROFILE_MAIL_WORDS.phoneChangedSubject,
} as const

/** What was changed, and what the text about it names. */
interface Change {
  readonly what: keyof typeof SUBJECT_OF
  readonly values?: Text['values']
}

/** Where the bank writes to about a change of contact data: the primary address as it is now. */
export async function primaryEmail({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<string> {
  const [row] = await sql<{ email: string }>`
    select coalesce(mail.email, customer.email) as email
    from customer left join customer_email mail on mail.customer_id = customer.id and is_primary
    where customer.id = ${caller.customerId}`
  if (!row) throw new Error(`no customer ${caller.customerId}`)
  return row.email
}

/** Tells the customer that contact data was changed, where a stranger who did it cannot hide it. */
export async function sendToPrimaryEmail(change: Change, context: CallerContext): Promise<void> {
  await sendChangeMail(await primaryEmail(context), change, context)
}

/** As {@link sendToPrimaryEmail}, to the address that it was before. */
export async function sendChangeMail(
  to: string,
  change: Change,
  { sql, clock, newId, locale }: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'locale'>,
): Promise<void> {
  await deliver(sql, {
    id: newId(),
    to,
    channel: 'email',
    locale,
    subject: { words: SUBJECT_OF[change.what] },
    body: [
      { words: PROFILE_MAIL_WORDS[change.what], values: change.values },
      { words: PROFILE_MAIL_WORDS.notYou },
    ],
    at: clock.now(),
  })
}
