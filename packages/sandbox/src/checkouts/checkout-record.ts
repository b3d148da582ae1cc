import type {
  Checkout,
  CheckoutStatus,
  MerchantCheckout,
  SubscriptionFrequency,
  SubscriptionTerms,
} from '@sixpence/protocol'
import type { Context } from '../context.ts'
import type { Sql } from '../db/index.ts'

/** A checkout as stored, with its state at the moment of reading. */
export interface CheckoutRecord {
  readonly id: string
  readonly clientKey: string
  /** The payee, and the name that customers know them by. */
  readonly merchantId: string
  readonly merchantName: string
  readonly orderId: string
  /** The saved button that opened it. */
  readonly buttonId: string | null
  readonly amount: string
  readonly currencyCode: string
  readonly description: string
  /** The rhythm of a subscription, whose first payment this is. */
  readonly frequency: SubscriptionFrequency | null
  readonly status: CheckoutStatus
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly finalAt: Date | null
  readonly transactionId: string | null
  /** The amount refunded so far. */
  readonly refunded: string | null
}

/** Finds a checkout by its id; undefined when there is none. */
export async function findCheckout(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  id: string,
): Promise<CheckoutRecord | undefined> {
  const [row] = await select(sql, clock.now(), { id })
  return row
}

/** Finds the checkout of a merchant's order; undefined when there is none. */
export async function findCheckoutOfOrder(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  order: { readonly clientKey: string; readonly orderId: string },
): Promise<CheckoutRecord | undefined> {
  const [row] = await select(sql, clock.now(), order)
  return row
}

/** Finds the checkout opened for an attempt; undefined if it hasn't opened one. */
export async function findCheckoutOfAttempt(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  attempt: string,
): Promise<CheckoutRecord | undefined> {
  const [row] = await select(sql, clock.now(), { attempt })
  return row
}

interface CheckoutFilter {
  readonly id?: string
  readonly attempt?: string
  readonly clientKey?: string
  readonly orderId?: string
}

function select(sql: Sql, now: Date, filter: CheckoutFilter): Promise<CheckoutRecord[]> {
  return sql<CheckoutRecord & Record<string, unknown>>`
    select id, client_key as "clientKey", merchant_id as "merchantId", name as "merchantName",
      order_id as "orderId", button_id as "buttonId", amount, currency_code as "currencyCode", description,
      frequency,
      checkout_state(checkout, ${now}::timestamptz) as status, created_at as "createdAt",
      expires_at as "expiresAt", final_at as "finalAt", transaction_id as "transactionId",
      (select round(refunded, minor_units)
        from payment paid join merchant_payment on payment_id = paid.id
          join currency on currency.code = merchant_payment.currency_code
        where paid.checkout_id = checkout.id and paid.status = 'settled' and refunded > 0) as refunded
    from checkout join embedder using (client_key)
    where (id = ${filter.id}::text or attempt = ${filter.attempt}::text
      or (client_key = ${filter.clientKey}::text and order_id = ${filter.orderId}::text))`
}

/** Returns a checkout as its merchant sees it. */
export function forMerchant(record: CheckoutRecord): MerchantCheckout {
  const { id, orderId, amount, currencyCode, description, status, finalAt, transactionId } = record
  return {
    id,
    orderId,
    ...(record.buttonId !== null && { buttonId: record.buttonId }),
    amount,
    currencyCode,
    description,
    status,
    createdAt: record.createdAt.toISOString(),
    expiresAt: record.expiresAt.toISOString(),
    ...(status === 'paid' && finalAt && { paidAt: finalAt.toISOString() }),
    ...(transactionId !== null && { transactionId }),
    ...(record.refunded !== null && { refundedAmount: record.refunded }),
  }
}

/** Returns a checkout as its payer sees it. */
export function forCustomer(record: CheckoutRecord, logo: Pick<Checkout, 'logoUrl'>): Checkout {
  const { id, merchantName, amount, currencyCode, description, status, expiresAt } = record
  const subscription = termsOfCheckout(record)
  return {
    checkoutId: id,
    merchantName,
    ...logo,
    amount,
    currencyCode,
    description,
    ...(subscription && { subscription }),
    status,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Returns the terms by which a checkout repeats once paid; undefined if it is paid only once. */
export const termsOfCheckout = ({ frequency }: CheckoutRecord): SubscriptionTerms | undefined =>
  frequency === null ? undefined : { frequency, userCancel: true }
