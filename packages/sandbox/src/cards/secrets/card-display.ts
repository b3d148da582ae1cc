import { cardDenial, type Locale } from '@sixpence/protocol'
import { statusWord } from '../../accounts/index.ts'
import type { CallerContext, Context } from '../../context.ts'
import { livingFamilies, newSecret, sha256 } from '../../credentials/index.ts'
import { checkCodeOf, type PrintedCard } from './card-check-code.ts'

const DISPLAY_LIFE_MS = 60_000

/** The purpose of a token. */
export interface Display {
  readonly hostOrigin: string
  readonly heldBy: readonly string[]
  readonly locale: Locale
  /**
   * Returns undefined if the token was used or its minute is over, if the session that requested it
   * has ended, or if the card can no longer be shown.
   */
  readonly card: (PrintedCard & { readonly checkCode: string }) | undefined
}

interface NewDisplay extends Pick<Display, 'hostOrigin' | 'heldBy'> {
  readonly accountId: string
}

/**
 * Lets a card be shown once, to a page of one origin, while the caller's session lasts. Cancels an
 * earlier display of this card that is still waiting.
 */
export async function openDisplay(
  { accountId, hostOrigin, heldBy }: NewDisplay,
  { sql, clock, locale, caller }: Pick<CallerContext, 'sql' | 'clock' | 'locale' | 'caller'>,
): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(clock.now().getTime() + DISPLAY_LIFE_MS)
  await sql`
    insert into card_display
      (account_id, token_hash, host_origin, held_by, locale, session_id, expires_at)
    values (${accountId}, ${await sha256(token)}, ${hostOrigin}, ${JSON.stringify(heldBy)},
      ${locale}, ${caller.sessionId}, ${expiresAt})
    on conflict (account_id) do update set token_hash = excluded.token_hash,
      host_origin = excluded.host_origin, held_by = excluded.held_by, locale = excluded.locale,
      session_id = excluded.session_id, expires_at = excluded.expires_at, taken_at = null`
  return token
}

interface DisplayRow extends PrintedCard {
  accountId: string
  hostOrigin: string
  heldBy: string[]
  locale: Locale
  sessionId: string
  isOver: boolean
  statusId: number
  hasFraudMark: boolean
}

/** Uses up a token; returns undefined for one that the bank never issued. */
export async function takeDisplay(
  token: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<Display | undefined> {
  const [row] = await sql<DisplayRow & Record<string, unknown>>`
    select account_id as "accountId", host_origin as "hostOrigin", held_by as "heldBy", locale,
      session_id as "sessionId", taken_at is not null or expires_at <= ${clock.now()} as "isOver",
      number, expiry_month as "expiryMonth", expiry_year as "expiryYear",
      card_status(card, status_id, ${clock.now()}) as "statusId", has_fraud_mark as "hasFraudMark"
    from card_display join card using (account_id) join customer_account on id = account_id
    where token_hash = ${await sha256(token)} for update of card_display`
  if (!row) return undefined
  const { accountId, hostOrigin, heldBy, locale, number, expiryMonth, expiryYear } = row
  if (row.isOver || !(await isShownStill(row, { sql, clock }))) {
    return { hostOrigin, heldBy, locale, card: undefined }
  }
  await sql`update card_display set taken_at = ${clock.now()} where account_id = ${accountId}`
  const printed = { number, expiryMonth, expiryYear }
  const checkCode = await checkCodeOf(printed, { sql })
  return { hostOrigin, heldBy, locale, card: { ...printed, checkCode } }
}

/** The card may have been blocked since the token was issued, or the session ended. */
async function isShownStill(
  { sessionId, statusId, hasFraudMark }: DisplayRow,
  context: Pick<Context, 'sql' | 'clock'>,
): Promise<boolean> {
  const card = { accountStatusId: statusWord(statusId), cardHasFraudMark: hasFraudMark }
  if (cardDenial('details', card)) return false
  return (await livingFamilies([sessionId], context)).has(sessionId)
}
