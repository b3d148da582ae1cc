import {
  areCodesLocked,
  countWrongCode,
  newSecret,
  sameText,
  sha256,
  countFailure,
  lockedOut,
  usernameOf,
} from '../credentials/index.ts'
import type { CallerContext } from '../context.ts'
import { type Refusal, refuse } from '../http/index.ts'
import { deliver, maskEmail, type Message } from '../inbox/index.ts'
import type { Text } from '../language/index.ts'
import { CHANGE_WORDS } from './change-words.ts'
import { CODE_SUBJECT, SECURITY_MAIL_WORDS } from './security-mail-words.ts'

const CODE_LIFE_MS = 10 * 60_000
/** The pause between two codes for the same purpose. */
export const BETWEEN_CODES_MS = 60_000
const MOST_TRIES = 5

type ChangeContext = Pick<
  CallerContext,
  'sql' | 'clock' | 'newId' | 'newCode' | 'caller' | 'locale'
>

/** The protections that a customer may change. */
export type ChangeKind =
  | 'password'
  | 'loginMode'
  | 'transactionMode'
  | 'access'
  | 'cardPin'
  | 'cardDetails'
  | 'email'
  | 'phone'
  | 'apiKey'

export interface SecurityChange {
  readonly kind: ChangeKind
  /** The new value, as stored. */
  readonly newValue: unknown
  /** Written in the email with the code, so that it is used only for this. */
  readonly about?: Text | undefined
  /** The destination of the code; by default the sign-in name, by mail. */
  readonly goesTo?: CodeAddress | undefined
}

/** A mailbox or a phone that receives a code. */
export interface CodeAddress {
  readonly channel: Message['channel']
  /** An email address; for a text message the address that it is stored under. */
  readonly email: string
  /** The form shown to the customer. */
  readonly masked: string
}

/**
 * Sends a code for a change; nothing changes before it is confirmed. Cancels an earlier waiting
 * change of the same kind.
 *
 * @throws {Refusal} `VF` within 60 seconds of the last code of this kind, and when too many codes
 *   were wrong today.
 */
export async function beginChange(
  { kind, newValue, about, goesTo }: SecurityChange,
  context: ChangeContext,
): Promise<{ id: string; sentTo: string; expiresAt: Date }> {
  const { sql, clock, newId, newCode, caller, locale } = context
  // One at a time: the second of two simultaneous requests is too early. The weaker lock: rows that
  // only refer to the customer, e.g. a payment, neither wait for it nor block it.
  await sql`select id from customer where id = ${caller.customerId} for no key update`
  const now = clock.now()
  await checkPause(kind, context)
  if (await areCodesLocked(userOf(context), context)) throw locked(context)
  await sql`
    update security_change set expires_at = ${now}
    where customer_id = ${caller.customerId} and kind = ${kind} and expires_at > ${now}`
  const id = newSecret()
  const code = newCode()
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS)
  await sql`
    insert into security_change (id, customer_id, kind, new_value, code_hash, sent_at, expires_at)
    values (${id}, ${caller.customerId}, ${kind}, ${JSON.stringify(newValue)}, ${await sha256(id + code)},
      ${now}, ${expiresAt})`
  const { channel, email, masked } = goesTo ?? ownMailbox(caller.email)
  await deliver(sql, {
    id: newId(),
    to: email,
    channel,
    locale,
    subject: { words: CODE_SUBJECT[kind] },
    body: [
      ...(about === undefined ? [] : [about]),
      { words: SECURITY_MAIL_WORDS.code, values: { code } },
    ],
    code,
    at: now,
  })
  return { id, sentTo: masked, expiresAt }
}

const ownMailbox = (email: string): CodeAddress => ({
  channel: 'email',
  email,
  masked: maskEmail(email),
})

const userOf = ({ caller }: ChangeContext) =>
  ({ customerId: caller.customerId, purpose: 'security' }) as const

const locked = ({ locale }: ChangeContext) =>
  refuse.invalid('approvalCodeLocked', CHANGE_WORDS[locale].locked)

async function checkPause(kind: ChangeKind, { sql, clock, caller }: ChangeContext): Promise<void> {
  const [last] = await sql<{ at: Date }>`
    select max(sent_at) as at from security_change
    where customer_id = ${caller.customerId} and kind = ${kind} and done_at is null
    having max(sent_at) > ${new Date(clock.now().getTime() - BETWEEN_CODES_MS)}`
  if (!last) return
  const waitMs = last.at.getTime() + BETWEEN_CODES_MS - clock.now().getTime()
  throw refuse.invalid(
    'approvalCodeTooSoon',
    `A new code can go out in ${Math.ceil(waitMs / 1000)} s.`,
  )
}

/** A code goes to the person who asks, even while they act for another customer. */
export const asThemselves = (context: CallerContext): CallerContext => ({
  ...context,
  caller: { ...context.caller, customerId: context.caller.ownCustomerId },
})

interface ChangeRow {
  kind: ChangeKind
  newValue: unknown
  codeHash: string
  tries: number
  expiresAt: Date
  doneAt: Date | null
}

/**
 * Checks the code of a change and returns the change. A refusal is returned and not thrown, so that
 * the wrong attempt stays counted.
 */
export async function takeChange(
  { id, code, kinds }: { id: string; code: string; kinds: readonly ChangeKind[] },
  context: ChangeContext,
): Promise<SecurityChange | Refusal> {
  const { sql, clock, caller, locale } = context
  const words = CHANGE_WORDS[locale]
  const [row] = await sql<ChangeRow & Record<string, unknown>>`
    select kind, new_value as "newValue", code_hash as "codeHash", tries, expires_at as "expiresAt",
      done_at as "doneAt"
    from security_change where id = ${id} and customer_id = ${caller.customerId} for update`
  if (!row || !kinds.includes(row.kind) || row.doneAt)
    return refuse.invalid('approvalCodeExpired', words.over)
  if (row.tries >= MOST_TRIES) return refuse.invalid('approvalCodeAttempts', words.tooOften)
  if (row.expiresAt <= clock.now()) return refuse.invalid('approvalCodeExpired', words.over)
  const username = await usernameOf(caller.customerId, { sql })
  // Many changes would allow many guesses: wrong codes count like those of a sign-in and of a day.
  if (await areCodesLocked(userOf(context), context)) return locked(context)
  if (await lockedOut(username, { sql, clock })) {
    return refuse.invalid('approvalCodeAttempts', words.tooOften)
  }
  if (!sameText(await sha256(id + code), row.codeHash)) {
    await countFailure(username, { sql, clock })
    await countWrongCode(userOf(context), context)
    await sql`update security_change set tries = tries + 1 where id = ${id}`
    return wrongCode(MOST_TRIES - row.tries - 1, words)
  }
  await sql`update security_change set done_at = ${clock.now()} where id = ${id}`
  return { kind: row.kind, newValue: row.newValue }
}

function wrongCode(
  triesLeft: number,
  { wrong, tooOften }: (typeof CHANGE_WORDS)[keyof typeof CHANGE_WORDS],
): Refusal {
  if (triesLeft <= 0) return refuse.invalid('approvalCodeAttempts', tooOften)
  return refuse.invalidInput(wrong, {
    fields: [{ param: 'approvalCode', description: wrong, triesLeft }],
  })
}
