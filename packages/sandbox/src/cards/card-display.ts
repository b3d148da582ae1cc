import type { Locale } from '@sixpence/protocol'
import type { CallerContext, Context } from '../context.ts'
import { newSecret, sha256 } from '../credentials/index.ts'
import { checkCodeOf, type PrintedCard } from './card-check-code.ts'

const DISPLAY_LIFE_MS = 60_000

/** What a token was good for. */
export interface Display {
  readonly hostOrigin: string
  readonly heldBy: readonly string[]
  readonly locale: Locale
  /** Undefined when the token has been used, or its minute is over. */
  readonly card: (PrintedCard & { readonly checkCode: string }) | undefined
}

interface NewDisplay extends Pick<Display, 'hostOrigin' | 'heldBy'> {
  readonly accountId: string
}

/** Lets a card be shown once, to a page of one origin. Voids what waited for this card before. */
export async function openDisplay(
  { accountId, hostOrigin, heldBy }: NewDisplay,
  { sql, clock, locale }: Pick<CallerContext, 'sql' | 'clock' | 'locale'>,
): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(clock.now().getTime() + DISPLAY_LIFE_MS)
  await sql`
    insert into card_display (account_id, token_hash, host_origin, held_by, locale, expires_at)
    values (${accountId}, ${await sha256(token)}, ${hostOrigin}, ${JSON.stringify(heldBy)},
      ${locale}, ${expiresAt})
    on conflict (account_id) do update set token_hash = excluded.token_hash,
      host_origin = excluded.host_origin, held_by = excluded.held_by, locale = excluded.locale,
      expires_at = excluded.expires_at, taken_at = null`
  return token
}

interface DisplayRow extends PrintedCard {
  accountId: string
  hostOrigin: string
  heldBy: string[]
  locale: Locale
  isOver: boolean
}

/** Uses a token up; undefined of one that the bank never gave out. */
export async function takeDisplay(
  token: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<Display | undefined> {
  const [row] = await sql<DisplayRow & Record<string, unknown>>`
    select account_id as "accountId", host_origin as "hostOrigin", held_by as "heldBy", locale,
      number, expiry_month as "expiryMonth", expiry_year as "expiryYear",
      taken_at is not null or expires_at <= ${clock.now()} as "isOver"
    from card_display join card using (account_id)
    where token_hash = ${await sha256(token)} for update of card_display`
  if (!row) return undefined
  const { accountId, hostOrigin, heldBy, locale, isOver, ...card } = row
  if (isOver) return { hostOrigin, heldBy, locale, card: undefined }
  await sql`update card_display set taken_at = ${clock.now()} where account_id = ${accountId}`
  const checkCode = await checkCodeOf(card, { sql })
  return { hostOrigin, heldBy, locale, card: { ...card, checkCode } }
}
