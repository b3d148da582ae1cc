import { hexOf, type SubscriptionFrequency } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import type { Decimal } from '../money/index.ts'

/** A checkout to open. */
export interface NewCheckout {
  readonly clientKey: string
  /** By default a number that no merchant uses. */
  readonly orderId?: string | undefined
  readonly amount: Decimal
  readonly currencyCode: string
  readonly description: string
  /** By default an hour from now. */
  readonly expiresAt?: Date | undefined
  /** Set if a customer opens it for themselves. */
  readonly opened?: OpenedBy | undefined
}

export interface OpenedBy {
  readonly by: string
  readonly attempt: string
  readonly buttonId?: string | undefined
  /** Set for the first payment of a subscription. */
  readonly frequency?: SubscriptionFrequency | undefined
}

const LIFE_MS = 60 * 60_000

/** Returns false if a simultaneous call for the same order or attempt came first. */
export async function insertCheckout(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  wanted: NewCheckout,
): Promise<boolean> {
  const now = clock.now()
  const id = newCheckoutId()
  const { clientKey, orderId = `attempt-${id}`, amount, currencyCode, description, opened } = wanted
  const { expiresAt = new Date(now.getTime() + LIFE_MS) } = wanted
  const inserted = await sql`
    insert into checkout (id, client_key, order_id, amount, currency_code, description, created_at,
      expires_at, button_id, attempt, opened_by, frequency)
    values (${id}, ${clientKey}, ${orderId}, ${amount}, ${currencyCode}, ${description}, ${now},
      ${expiresAt}, ${opened?.buttonId}, ${opened?.attempt}, ${opened?.by}, ${opened?.frequency})
    on conflict do nothing
    returning id`
  return inserted.length > 0
}

/** 128 random bits: nobody can guess another's checkout. */
function newCheckoutId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}
