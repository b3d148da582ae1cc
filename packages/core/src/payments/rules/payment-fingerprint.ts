import { hexOf } from '@sixpence/protocol/hex-of'
import { hiddenDetailsText } from '@sixpence/protocol/payments'
import type { Platform } from '../../platform/index.ts'
import type { PaymentOrder } from '../payment-intent.ts'
import { kindOf } from './payment-kinds.ts'

/**
 * Hashes what the customer wants: the same when the same payment is typed again, whatever its price
 * then. Bound to the customer, so that hashes of two customers can't be compared.
 *
 * @throws {TypeError} For an unknown kind.
 */
export async function paymentFingerprint(
  payment: PaymentOrder,
  userId: string,
  platform: Pick<Platform, 'sha256'>,
): Promise<string> {
  const requested = kindOf(payment).requested(payment.order)
  const text = canonicalJson({ ...requested, kind: payment.kind, userId })
  const digest = await platform.sha256(new TextEncoder().encode(text))
  return hexOf(digest)
}

/** Computes `PaymentIntent.hiddenHash` for a payment under a key. */
export async function hiddenHashOf(
  { order }: PaymentOrder,
  key: string,
  platform: Pick<Platform, 'sha256'>,
): Promise<string | undefined> {
  const text = 'details' in order ? hiddenDetailsText(key, order.details) : undefined
  if (text === undefined) return undefined
  return hexOf(await platform.sha256(new TextEncoder().encode(text)))
}

/** JSON of a flat record with sorted keys and without absent values. */
function canonicalJson(record: Readonly<Record<string, string | undefined>>): string {
  const present = Object.entries(record).filter(([, value]) => value !== undefined)
  return JSON.stringify(present.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
