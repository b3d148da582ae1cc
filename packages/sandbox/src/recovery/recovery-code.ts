import { DAY_MS } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { newSecret, sameText, sha256 } from '../credentials/index.ts'
import { lockName } from '../db/index.ts'
import { type Refusal, refuse } from '../http/index.ts'
import { deliver } from '../inbox/index.ts'
import { RECOVERY_MAIL_WORDS } from './recovery-mail-words.ts'

const CODE_LIFE_MS = 10 * 60_000
const BETWEEN_CODES_MS = 60_000
const MOST_TRIES = 5
const MOST_CODES_A_DAY = 5

type CodeContext = Pick<Context, 'sql' | 'clock' | 'newId' | 'newCode' | 'locale'>

interface CodeRow {
  codeHash: string
  tries: number
  sentAt: Date
  expiresAt: Date
  codesSent: number
  dayBeganAt: Date
}

/**
 * Makes a code for a new password and returns the email's name. Does the same for an unused
 * address, except for sending, so that response and duration are the same.
 */
export async function sendRecoveryCode(
  { email, to, goesOut = true }: { email: string; to: string; goesOut?: boolean },
  context: CodeContext,
): Promise<Refusal | { emailId: string }> {
  const { sql, clock, newId, newCode, locale } = context
  const now = clock.now()
  // Before the first code there is no row to lock.
  await lockName(sql, `recovery code ${email}`)
  const last = await holdCode(email, context)
  const refusal = last && checkPause(last, now)
  if (refusal) return refusal
  const isSameDay = last !== undefined && last.dayBeganAt.getTime() > now.getTime() - DAY_MS
  const [code, emailId] = [newCode(), newId()]
  await sql`
    insert into recovery_code
      (email, code_hash, sent_at, expires_at, codes_sent, day_began_at)
    values (${email}, ${await sha256(email + code)}, ${now},
      ${new Date(now.getTime() + CODE_LIFE_MS)}, ${isSameDay ? last.codesSent + 1 : 1}::smallint,
      ${isSameDay ? last.dayBeganAt : now})
    on conflict (email) do update set code_hash = excluded.code_hash, tries = 0,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at,
      codes_sent = excluded.codes_sent, day_began_at = excluded.day_began_at`
  await deliver(sql, {
    id: emailId,
    to,
    channel: 'email',
    subject: { words: RECOVERY_MAIL_WORDS.codeSubject },
    body: [{ words: RECOVERY_MAIL_WORDS.code, values: { code } }],
    locale,
    code,
    goesOut,
    at: now,
  })
  return { emailId }
}

function checkPause({ sentAt, codesSent, dayBeganAt }: CodeRow, now: Date): Refusal | undefined {
  const waitMs = sentAt.getTime() + BETWEEN_CODES_MS - now.getTime()
  if (waitMs > 0) {
    return refuse.invalid(
      'approvalCodeTooSoon',
      `A new code can go out in ${Math.ceil(waitMs / 1000)} s.`,
    )
  }
  const isSameDay = dayBeganAt.getTime() > now.getTime() - DAY_MS
  if (!isSameDay || codesSent < MOST_CODES_A_DAY) return undefined
  return refuse.invalid('approvalCodeTooSoon', 'No more codes go out today. Try again tomorrow.')
}

/**
 * Checks a code and counts a wrong one; it stays valid until {@link spendCode}. Return a refusal
 * instead of throwing it, so that the try stays counted.
 */
export async function checkCode(
  { email, code }: { email: string; code: string },
  context: Pick<Context, 'sql' | 'clock'>,
): Promise<Refusal | undefined> {
  const row = await holdCode(email, context)
  if (!row || row.expiresAt <= context.clock.now()) {
    return refuse.invalid('approvalCodeExpired', 'The code has expired. Ask for a new one.')
  }
  if (row.tries >= MOST_TRIES) return tooManyTries()
  if (sameText(await sha256(email + code), row.codeHash)) return undefined
  await context.sql`update recovery_code set tries = tries + 1 where email = ${email}`
  const triesLeft = MOST_TRIES - row.tries - 1
  if (triesLeft === 0) return tooManyTries()
  const description = 'The code is wrong.'
  return refuse.invalidInput(description, {
    fields: [{ param: 'approvalCode', description, triesLeft }],
  })
}

/** Invalidates an address's code. */
export async function spendCode(email: string, { sql }: Pick<Context, 'sql'>): Promise<void> {
  await sql`update recovery_code set code_hash = ${newSecret()} where email = ${email}`
}

const tooManyTries = () =>
  refuse.invalid('approvalCodeAttempts', 'The code was wrong too many times. Ask for a new one.')

async function holdCode(
  email: string,
  { sql }: Pick<Context, 'sql'>,
): Promise<CodeRow | undefined> {
  const [row] = await sql<CodeRow & Record<string, unknown>>`
    select code_hash as "codeHash", tries, sent_at as "sentAt", expires_at as "expiresAt",
      codes_sent as "codesSent", day_began_at as "dayBeganAt"
    from recovery_code where email = ${email} for update`
  return row
}
