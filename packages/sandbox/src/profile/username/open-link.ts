import type { Locale } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import { sha256 } from '../../credentials/index.ts'
import { failChange } from './decide-username.ts'
import { USERNAME_JOB } from './username-job.ts'

/** The time for which the bank checks a new name. */
const LOOK_MS = 5000

/** A link that still works. */
export interface UsernameLink {
  /** The effect: the link in the new mailbox confirms, the one in the present mailbox stops. */
  readonly kind: 'confirm' | 'stop'
  readonly id: string
  readonly customerId: string
  readonly oldUsername: string
  readonly newUsername: string
  /** The language of the customer who requested it. */
  readonly locale: Locale
}

type LinkContext = Pick<Context, 'sql' | 'clock'>

/** Returns the effect of a link; undefined if it has expired, was used or never existed. */
export async function findLink(
  secret: string,
  { sql, clock }: LinkContext,
): Promise<UsernameLink | undefined> {
  const hash = await sha256(secret)
  const [link] = await sql<UsernameLink & Record<string, unknown>>`
    select id, customer_id as "customerId", old_username as "oldUsername", new_username as "newUsername",
      case when confirm_hash = ${hash} then 'confirm' else 'stop' end as kind,
      coalesce(locale, 'en') as locale
    from username_change left join customer_language using (customer_id)
    where (confirm_hash = ${hash} and status = 'active' and due_at > ${clock.now()})
      or (stop_hash = ${hash} and status in ('active', 'pending'))
    for update of username_change`
  return link
}

/** Performs the action of a link, once. */
export async function openLink(
  secret: string,
  context: LinkContext & Pick<Context, 'newId'>,
): Promise<UsernameLink | undefined> {
  const link = await findLink(secret, context)
  if (!link) return undefined
  const { sql, clock } = context
  if (link.kind === 'stop') {
    await failChange(link, 'stopped', context)
    return link
  }
  await sql`
    update username_change set status = 'pending',
      due_at = ${new Date(clock.now().getTime() + LOOK_MS)}
    where id = ${link.id}`
  await sql`select pg_notify(${USERNAME_JOB}, '')`
  return link
}
