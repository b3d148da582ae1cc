import type { Context } from '../../context.ts'
import { endFamily, endWaitingSignIns } from '../../credentials/index.ts'
import { deliver } from '../../inbox/index.ts'
import { notify } from '../../notifications/index.ts'
import { USERNAME_MAIL_WORDS } from './username-words.ts'

type JobContext = Pick<Context, 'sql' | 'clock' | 'newId'>

interface DueRow extends Record<string, unknown> {
  readonly id: string
  readonly customerId: string
  readonly sessionId: string
  readonly oldUsername: string
  readonly newUsername: string
  readonly status: 'active' | 'pending'
}

/** Decides the longest due change that no other process has taken; false if there is none. */
export async function decideNext(context: JobContext): Promise<boolean> {
  const { sql, clock } = context
  const [due] = await sql<DueRow>`
    select id, customer_id as "customerId", session_id as "sessionId",
      old_username as "oldUsername", new_username as "newUsername", status
    from username_change where status in ('active', 'pending') and due_at <= ${clock.now()}
    order by due_at limit 1 for update skip locked`
  if (!due) return false
  if (due.status === 'active') await failChange(due, 'late', context)
  else if (await isTaken(due, context)) await failChange(due, 'refused', context)
  else await change(due, context)
  return true
}

async function isTaken({ newUsername }: DueRow, { sql }: JobContext): Promise<boolean> {
  const taken = await sql`
    select id from customer where email = ${newUsername}
    union all select customer_id from login where username = ${newUsername}`
  return taken.length > 0
}

/** Ends a change as failed, and notifies the customer of the reason. */
export async function failChange(
  { id, customerId, oldUsername }: Pick<DueRow, 'id' | 'customerId' | 'oldUsername'>,
  reason: 'late' | 'refused' | 'stopped',
  { sql, clock, newId }: JobContext,
): Promise<void> {
  await sql`update username_change set status = 'failed' where id = ${id}`
  const letter = [{ words: USERNAME_MAIL_WORDS[reason], values: { email: oldUsername } }]
  const notice = { customerId, type: 'usernameChangeFailed', status: 'error' } as const
  const at = clock.now()
  await notify({ sql, newId }, { ...notice, id: newId(), at, email: oldUsername, letter })
}

async function change(due: DueRow, context: JobContext): Promise<void> {
  const { sql, clock, newId } = context
  const { id, customerId, oldUsername, newUsername } = due
  const at = clock.now()
  await sql`update username_change set status = 'done', done_at = ${at} where id = ${id}`
  await sql`update customer set email = ${newUsername} where id = ${customerId}`
  await sql`update login set username = ${newUsername} where customer_id = ${customerId}`
  await endOthers(due, context)
  const letter = [{ words: USERNAME_MAIL_WORDS.changed, values: { email: newUsername } }]
  const notice = { customerId, at, type: 'usernameChanged', status: 'success' } as const
  await notify(context, { ...notice, id: newId(), email: newUsername, letter })
  // Notifies the former mailbox too, even if mails are switched off.
  await deliver(sql, {
    id: newId(),
    to: oldUsername,
    channel: 'email',
    subject: { words: USERNAME_MAIL_WORDS.changedSubject },
    body: letter,
    at,
  })
}

/** Ends every session except the one that requested the change, and sign-ins under way. */
async function endOthers(
  { customerId, sessionId }: DueRow,
  { sql, clock }: JobContext,
): Promise<void> {
  const others = await sql<{ id: string }>`
    select id from token_family
    where customer_id = ${customerId} and revoked_at is null
      and id <> ${sessionId} and parent_id is distinct from ${sessionId}
    order by id`
  for (const { id } of others) await endFamily(id, 'protected', { sql, clock })
  await endWaitingSignIns(customerId, { sql, clock })
}
