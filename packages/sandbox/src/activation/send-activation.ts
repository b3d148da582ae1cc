import type { ActivationAction, Locale } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { newSecret, sha256 } from '../credentials/index.ts'
import { lockName } from '../db/index.ts'
import { deliver } from '../inbox/index.ts'
import type { Text } from '../language/index.ts'
import { ACTIVATION_MAIL_WORDS } from './activation-mail-words.ts'

const LINK_LIFE_MS = 24 * 60 * 60_000

export interface Inactive {
  readonly customerId: string
  readonly email: string
  readonly action: ActivationAction
  /** The reason, written above the link. */
  readonly because?: readonly Text[] | undefined
  /** For people who have not chosen a language yet. */
  readonly locale?: Locale | undefined
}

/** Mails the link that activates an account; the previous one stops working. */
export async function sendActivation(
  { customerId, email, action, because = [], locale }: Inactive,
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<void> {
  await sql`
    insert into activation (customer_id, action) values (${customerId}, ${action})
    on conflict (customer_id) do nothing`
  await sendLink({ email, action, because, locale }, { sql, clock, newId })
}

interface Link extends Omit<Inactive, 'customerId'> {
  /**
   * False for an unknown address: everything but the sending still happens, so that it takes as
   * long.
   */
  readonly isAwaited?: boolean
  /** A younger link stays unchanged. */
  readonly pauseMs?: number
}

/** Mails a link to an address. */
export async function sendLink(
  { email, action, because = [], locale, isAwaited = true, pauseMs = 0 }: Link,
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<void> {
  const code = newSecret()
  const now = clock.now()
  const isNew = await keepLink({ email, code, pauseMs }, { sql, clock })
  const query = new URLSearchParams({ action, user: email, code }).toString()
  await deliver(sql, {
    id: newId(),
    to: email,
    channel: 'email',
    subject: { words: ACTIVATION_MAIL_WORDS.subject },
    body: [
      ...because,
      { words: ACTIVATION_MAIL_WORDS.link, values: { link: `/activate?${query}` } },
    ],
    locale,
    code,
    goesOut: isAwaited && isNew,
    at: now,
  })
}

/**
 * Writes in any case, so that the time doesn't reveal an earlier link. Returns false if that one is
 * too young.
 */
async function keepLink(
  { email, code, pauseMs }: { email: string; code: string; pauseMs: number },
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<boolean> {
  const now = clock.now()
  await lockName(sql, `activation ${email}`)
  const [kept] = await sql<{ counts: boolean }>`
    insert into activation_link (email, code_hash, sent_at, expires_at, counts)
    values (${email}, ${await sha256(code)}, ${now}, ${new Date(now.getTime() + LINK_LIFE_MS)},
      not exists (select from activation_link
        where email = ${email} and counts and sent_at > ${new Date(now.getTime() - pauseMs)}))
    returning counts`
  return kept?.counts === true
}
