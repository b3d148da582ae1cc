import type { CallerContext } from '../../context.ts'
import { type NewEntry, postEntries } from '../../ledger/index.ts'
import { fingerprint } from '../idempotency/fingerprint.ts'
import type { ExternalOrder, P2pOrder } from '../payment-order.ts'

/** A payment of a set, which is known to be possible. */
export interface PaymentOfSet<Order extends P2pOrder | ExternalOrder> {
  readonly key: string
  /** The call that would send it, and its input. */
  readonly method: string
  readonly input: object
  readonly order: Order
}

/** A payment of a set that was made. */
export interface SettledOfSet<Order> {
  readonly id: string
  readonly transactionId: string
  readonly order: Order
}

export type SetContext = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/**
 * Moves the money of payments in their order, each like a single one under its key, in a few
 * statements. Checks nothing: their accounts must be locked, and have the money.
 */
export async function settleSet<Order extends P2pOrder | ExternalOrder>(
  context: SetContext,
  payments: readonly PaymentOfSet<Order>[],
  entryOf: (order: Order) => NewEntry,
): Promise<readonly SettledOfSet<Order>[]> {
  const { newId } = context
  const settled = await Promise.all(
    payments.map(async ({ method, input, ...payment }) => ({
      ...payment,
      method,
      // Before anything is awaited, so that the ids follow the payments' order.
      id: newId(),
      transactionId: newId(),
      fingerprint: await fingerprint(method, input),
    })),
  )
  await postEntries(
    context,
    settled.map(({ order, transactionId: id }) => ({ ...entryOf(order), id })),
  )
  await insertSettled(
    context,
    settled.map(({ order, ...row }) => ({ ...order, ...row })),
  )
  return settled
}

async function insertSettled(
  { sql, clock, caller }: SetContext,
  rows: readonly object[],
): Promise<void> {
  await sql`
    insert into payment (id, customer_id, made_by, key, fingerprint, method, created_at, status,
      transaction_id, operation, from_account, to_account, payee_email, external, currency_code,
      amount, fee, note)
    select id, ${caller.customerId}, ${caller.ownCustomerId}, key, fingerprint, method,
      ${clock.now()}, 'settled', "transactionId", operation, "fromAccount", "toAccount",
      "payeeEmail", external, "currencyCode", amount, fee, note
    from jsonb_to_recordset(${JSON.stringify(rows)}) as row (id text, key text, fingerprint text,
      method text, "transactionId" text, operation text, "fromAccount" text, "toAccount" text,
      "payeeEmail" text, external jsonb, "currencyCode" text, amount numeric, fee numeric,
      note text)`
}
