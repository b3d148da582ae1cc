import { checkoutNotificationSchema } from '@sixpence/protocol'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import type { BankClock } from '../context.ts'
import { type CheckoutRecord, findCheckout, forMerchant } from './checkout-record.ts'
import { type ClaimedNotification, markDelivered, markFailed } from './outbox.ts'
import { type Post, postNotification } from './post-notification.ts'

export interface Delivery {
  readonly bank: Pick<Bank, 'database' | 'clock'>
  readonly post: Post
  /** Real time, for signatures. */
  readonly real: BankClock
  /** Ends what is under way. */
  readonly closing: AbortSignal
}

/** Makes one attempt to tell a merchant, and keeps how it went. */
export async function deliverNotification(
  claimed: ClaimedNotification,
  { bank, post, real, closing }: Delivery,
): Promise<void> {
  const context = { sql: bank.database.sql, clock: bank.clock }
  const checkout = await findCheckout(context, claimed.checkoutId)
  // A reset took it, or the address, since it was claimed.
  if (!checkout?.finalAt) return
  const to = await receiverOf(checkout, bank)
  if (!to) return
  const body = bodyOf(claimed.id, checkout, checkout.finalAt)
  const isTaken = await postNotification(post, { ...to, body, at: real.now() }, closing)
  if (isTaken) return markDelivered(context, claimed.id)
  return markFailed(context, claimed, checkout.finalAt)
}

async function receiverOf(
  { clientKey }: CheckoutRecord,
  { database }: Pick<Bank, 'database'>,
): Promise<{ url: string; secret: string } | undefined> {
  const [row] = await database.sql<{ url: string; secret: string }>`
    select notification_url as url, signing_secret as secret from embedder
    where client_key = ${clientKey} and notification_url is not null`
  return row
}

/** The same in every repetition: a final checkout does not change. */
function bodyOf(id: string, checkout: CheckoutRecord, finalAt: Date): string {
  const notification = {
    id,
    type: 'checkout.final' as const,
    at: finalAt.toISOString(),
    checkout: forMerchant(checkout),
  }
  return JSON.stringify(z.encode(checkoutNotificationSchema, notification))
}
