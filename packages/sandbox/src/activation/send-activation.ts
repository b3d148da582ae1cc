import type { ActivationAction, Locale } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { newSecret, sha256 } from '../credentials/index.ts'
import { deliver } from '../inbox/index.ts'
import type { Text } from '../language/index.ts'
import { ACTIVATION_MAIL_WORDS } from './activation-mail-words.ts'

const LINK_LIFE_MS = 24 * 60 * 60_000

export interface Inactive {
  readonly customerId: string
  readonly email: string
  readonly action: ActivationAction
  /** Stands before the link: why it comes. */
  readonly because?: readonly Text[] | undefined
  /** For whoever has never spoken to the bank. */
  readonly locale?: Locale | undefined
}

/** Mails the link that activates an account; the one before it stops working. */
export async function sendActivation(
  { customerId, email, action, because = [], locale }: Inactive,
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<void> {
  const code = newSecret()
  const now = clock.now()
  await sql`
    insert into activation (customer_id, action, code_hash, sent_at, expires_at)
    values (${customerId}, ${action}, ${await sha256(code)}, ${now},
      ${new Date(now.getTime() + LINK_LIFE_MS)})
    on conflict (customer_id) do update
    set code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at`
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
    at: now,
  })
}
