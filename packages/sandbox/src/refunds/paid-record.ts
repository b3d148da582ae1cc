import type { CallerContext } from '../context.ts'
import { type SqlPart, sqlPart } from '../db/index.ts'
import { refuse } from '../http/index.ts'
import type { Decimal } from '../money/index.ts'

/** The bank's record of a payment to a merchant. */
export interface PaidRecord {
  readonly paymentId: string
  readonly kind: 'checkout' | 'invoice'
  readonly referenceId: string
  readonly orderId: string | null
  readonly buttonId: string | null
  readonly description: string | null
  readonly payerName: string
  readonly paidAt: Date
  /** The merchant's account on which it arrived. */
  readonly accountId: string
  /** The account that paid. */
  readonly payerAccount: string
  readonly amount: Decimal
  readonly fee: Decimal
  readonly currencyCode: string
  readonly refunded: Decimal
  readonly waiting: Decimal
}

interface Page {
  readonly limit: number
  readonly offset: number
}

const ONE: Page = { limit: 1, offset: 0 }

type Reading = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/** Lists one page of payments to the customer acted for, newest first. */
export const paidRecords = (context: Reading, page: Page): Promise<PaidRecord[]> =>
  select(context, sqlPart`true`, page)

/**
 * Returns a payment to the customer acted for.
 *
 * @throws {Refusal} `13` for any other, even a missing one.
 */
export async function paidRecord(context: Reading, paymentId: string): Promise<PaidRecord> {
  const [row] = await select(context, sqlPart`payment_id = ${paymentId}`, ONE)
  if (!row) throw refuse.accessDenied('There is no such payment.')
  return row
}

// Finds the page first, by its index, and reads the rest only for its rows.
const select = (
  { sql, clock, caller }: Reading,
  which: SqlPart,
  { limit, offset }: Page,
): Promise<PaidRecord[]> => sql<PaidRecord & Record<string, unknown>>`
  with page as (
    select * from merchant_payment where merchant_id = ${caller.customerId} and ${which}
    order by paid_at desc, payment_id desc limit ${limit}::integer offset ${offset}::integer
  )
  select payment_id as "paymentId", page.kind, reference_id as "referenceId",
    page.order_id as "orderId", page.button_id as "buttonId", payment.note as description,
    payer_name as "payerName", paid_at as "paidAt", to_account as "accountId",
    from_account as "payerAccount", page.amount, round(page.fee, minor_units) as fee,
    page.currency_code as "currencyCode", round(refunded, minor_units) as refunded,
    round(refund_waiting(payment_id, ${clock.now()}::timestamptz, ''), minor_units) as waiting
  from page
    join payment on payment.id = payment_id
    join currency on currency.code = page.currency_code
  order by paid_at desc, payment_id desc`
