import type { CallerContext } from '../context.ts'
import { endFamily, endWaitingSignIns } from '../credentials/index.ts'
import { deliver } from '../inbox/index.ts'
import { CHANGED_SUBJECT, CHANGED_WHAT, SECURITY_MAIL_WORDS } from '../confirmations/index.ts'

/**
 * Ends every session of the customer except the caller's, with its frames, and every sign-in under
 * way. Mails the customer what was changed.
 */
export async function endOtherSessions(
  changed: keyof typeof CHANGED_SUBJECT,
  { sql, clock, newId, caller }: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>,
): Promise<void> {
  const others = await sql<{ id: string }>`
    select id from token_family
    where customer_id = ${caller.customerId} and revoked_at is null
      and id <> ${caller.sessionId} and parent_id is distinct from ${caller.sessionId}
    order by id`
  for (const { id } of others) await endFamily(id, 'protected', { sql, clock })
  await endWaitingSignIns(caller.customerId, { sql, clock })
  const [subject, what] = [CHANGED_SUBJECT[changed], CHANGED_WHAT[changed]]
  await deliver(sql, {
    id: newId(),
    to: caller.email,
    channel: 'email',
    subject: { words: subject },
    body: [{ words: what }, { words: SECURITY_MAIL_WORDS.signedOut }],
    at: clock.now(),
  })
}
