import type { CallerContext } from '../../context.ts'
import { deliver } from '../../inbox/index.ts'
import type { Text } from '../../language/index.ts'
import { PROFILE_MAIL_WORDS } from '../profile-mail-words.ts'

const SUBJECT_OF = {
  addressChanged: PROFILE_MAIL_WORDS.addressChangedSubject,
  emailChanged: PROFILE_MAIL_WORDS.emailChangedSubject,
  phoneChanged: PROFILE_MAIL_WORDS.phoneChangedSubject,
} as const

/** The kind of change, and the values for its text. */
interface Change {
  readonly what: keyof typeof SUBJECT_OF
  readonly values?: Text['values']
}

/** Returns the address for mails about changed contact data: the current primary one. */
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

/** Mails the customer about changed contact data, so that a stranger who did it can't hide it. */
export async function sendToPrimaryEmail(change: Change, context: CallerContext): Promise<void> {
  await sendChangeMail(await primaryEmail(context), change, context)
}

/** Mails like {@link sendToPrimaryEmail}, to a given (e.g. former) address. */
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
