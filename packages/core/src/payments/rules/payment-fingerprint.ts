import { hexOf, normalAmount } from '@sixpence/protocol'
import type { Platform } from '../../platform/index.ts'
import type { PaymentOrder } from '../payment-intent.ts'

/**
 * A hash of what the customer wants: the same when the same payment is typed again, whatever it
 * costs by then. Bound to the customer, so that hashes of two of them cannot be compared.
 */
export async function paymentFingerprint(
  payment: PaymentOrder,
  userId: string,
  platform: Pick<Platform, 'sha256'>,
): Promise<string> {
  const text = canonicalJson({ ...wantedOf(payment), kind: payment.kind, userId })
  const digest = await platform.sha256(new TextEncoder().encode(text))
  return hexOf(digest)
}

function wantedOf(payment: PaymentOrder): Readonly<Record<string, string | undefined>> {
  if (payment.kind === 'ownTransfer') {
    const { fromAccount, toAccount, toAmount } = payment.order
    return { fromAccount, toAccount, toAmount: normalAmount(toAmount) }
  }
  // A checkout is paid once, from whichever account.
  if (payment.kind === 'checkout') return { checkoutId: payment.order.checkoutId }
  const { fromAccount, toEmail, amount, note } = payment.order
  return {
    fromAccount,
    toEmail: toEmail.trim().toLowerCase(),
    amount: normalAmount(amount),
    note: note?.trim() || undefined,
  }
}

/** JSON of a flat record with its keys in order and absent values left out. */
function canonicalJson(record: Readonly<Record<string, string | undefined>>): string {
  const present = Object.entries(record).filter(([, value]) => value !== undefined)
  return JSON.stringify(present.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
