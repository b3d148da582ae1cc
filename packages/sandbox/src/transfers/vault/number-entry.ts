import type { Locale } from '@sixpence/protocol'
import type { CallerContext, Context } from '../../context.ts'
import { livingFamilies, newSecret, sha256 } from '../../credentials/index.ts'
import type { FramePages } from '../../embedders/index.ts'

const ENTRY_LIFE_MS = 15 * 60_000

/** Permission to enter a number for one customer, in the page of one origin. */
export interface NumberEntry extends FramePages {
  readonly customerId: string
  readonly locale: Locale
}

/** Opens an entry that lasts as long as the caller's session, and returns its secret. */
export async function openNumberEntry(
  { hostOrigin, heldBy }: FramePages,
  { sql, clock, locale, caller }: Pick<CallerContext, 'sql' | 'clock' | 'locale' | 'caller'>,
): Promise<string> {
  const now = clock.now()
  await sql`delete from card_number_entry where expires_at <= ${now}`
  const token = newSecret()
  await sql`
    insert into card_number_entry
      (token_hash, customer_id, host_origin, held_by, locale, session_id, expires_at)
    values (${await sha256(token)}, ${caller.customerId}, ${hostOrigin},
      ${JSON.stringify(heldBy)}, ${locale}, ${caller.sessionId},
      ${new Date(now.getTime() + ENTRY_LIFE_MS)})`
  return token
}

/** Finds an entry; undefined if it was never opened, is over, or its session has ended. */
export async function findNumberEntry(
  token: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<NumberEntry | undefined> {
  const [row] = await sql<NumberEntry & { sessionId: string } & Record<string, unknown>>`
    select customer_id as "customerId", host_origin as "hostOrigin", held_by as "heldBy", locale,
      session_id as "sessionId"
    from card_number_entry
    where token_hash = ${await sha256(token)} and expires_at > ${clock.now()}`
  if (!row) return undefined
  const { sessionId, ...entry } = row
  return (await livingFamilies([sessionId], { sql, clock })).has(sessionId) ? entry : undefined
}
