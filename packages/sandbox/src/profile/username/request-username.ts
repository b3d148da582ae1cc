import type { profileMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { newSecret, sha256, usernameOf } from '../../credentials/index.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { deliver } from '../../inbox/index.ts'
import { refusalText } from '../../language/index.ts'
import { USERNAME_JOB } from './username-job.ts'
import { USERNAME_MAIL_WORDS } from './username-words.ts'

const LINK_LIFE_MS = 24 * 60 * 60_000

export const usernameHandlers = {
  requestUsernameChange: async ({ newUsername }, context) => {
    const { sql, caller } = context
    await sql`select id from customer where id = ${caller.customerId} for no key update`
    const change = {
      oldUsername: await usernameOf(caller.customerId, context),
      newUsername: newUsername.toLowerCase(),
    }
    const reason = await reasonAgainst(change, context)
    if (reason) throw refuse.invalid('newUsername', refusalText(context.locale, reason))
    const secrets = { confirm: newSecret(), stop: newSecret() }
    await keep(change, secrets, context)
    await sendLinks(change, secrets, context)
    return {}
  },

  cancelUsernameChange: async (_input, { sql, caller }) => {
    await sql`
      update username_change set status = 'withdrawn'
      where customer_id = ${caller.customerId} and status in ('active', 'pending', 'failed')`
    return {}
  },
} satisfies Partial<Handlers<typeof profileMethods>>

interface Change {
  readonly oldUsername: string
  readonly newUsername: string
}

interface Secrets {
  readonly confirm: string
  readonly stop: string
}

/**
 * Returns the reason for refusing a name. Never reveals that somebody has it already: the bank
 * refuses that later.
 */
async function reasonAgainst(
  { oldUsername, newUsername }: Change,
  { sql, caller }: CallerContext,
): Promise<'usernameSame' | 'usernameWaits' | undefined> {
  if (oldUsername === newUsername) return 'usernameSame'
  const [open] = await sql`
    select id from username_change
    where customer_id = ${caller.customerId} and status in ('active', 'pending')`
  return open && 'usernameWaits'
}

async function keep(
  { oldUsername, newUsername }: Change,
  { confirm, stop }: Secrets,
  { sql, clock, newId, caller }: CallerContext,
): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + LINK_LIFE_MS)
  await sql`
    insert into username_change (id, customer_id, session_id, old_username, new_username,
      confirm_hash, stop_hash, due_at)
    values (${newId()}, ${caller.customerId}, ${caller.sessionId}, ${oldUsername}, ${newUsername},
      ${await sha256(confirm)}, ${await sha256(stop)}, ${dueAt})`
  await sql`select pg_notify(${USERNAME_JOB}, '')`
}

async function sendLinks(
  { oldUsername, newUsername }: Change,
  { confirm, stop }: Secrets,
  { sql, clock, newId, locale, bankUrl }: CallerContext,
): Promise<void> {
  const words = USERNAME_MAIL_WORDS
  const valuesOf = (secret: string) => ({
    email: newUsername,
    link: `${bankUrl}/username-change/${secret}`,
  })
  const mail = { channel: 'email', locale, at: clock.now() } as const
  await deliver(sql, {
    ...mail,
    id: newId(),
    to: newUsername,
    subject: { words: words.confirmSubject },
    body: [{ words: words.confirm, values: valuesOf(confirm) }],
    code: confirm,
  })
  await deliver(sql, {
    ...mail,
    id: newId(),
    to: oldUsername,
    subject: { words: words.stopSubject },
    body: [{ words: words.stop, values: valuesOf(stop) }],
    code: stop,
  })
}
