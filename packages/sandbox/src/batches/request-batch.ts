import { activeOwnAccount, type OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { add, type Decimal } from '../money/index.ts'
import { notifyApprovers, PAYMENT_MAIL_WORDS, REQUEST_LIFE_MS } from '../payments/index.ts'
import type { NewBatch } from './execute-batch.ts'
import { priceLine } from './paying/price-line.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/**
 * Stores a batch of somebody who may not approve it as one request, until an approver decides it.
 * Moves and reserves nothing. Returns the id of the batch.
 *
 * @throws {Refusal} When the account can't pay, or a row to an account elsewhere has no price.
 */
export async function requestBatch(context: Context, batch: NewBatch): Promise<string> {
  const { sql, clock, newId, caller } = context
  const account = await activeOwnAccount(context, batch.accountId, 'accountId')
  const [id, requestId, now] = [newId(), newId(), clock.now()]
  const sums = await keepOrder(context, { ...batch, id, account })
  await sql`
    insert into payment_request
      (id, batch_id, customer_id, requested_by, requested_at, expires_at)
    values (${requestId}, ${id}, ${caller.customerId}, ${caller.ownCustomerId}, ${now},
      ${new Date(now.getTime() + REQUEST_LIFE_MS)})`
  const { currencyCode } = account
  await notifyApprovers(context, {
    id: requestId,
    letter: [
      {
        words: PAYMENT_MAIL_WORDS.batchAsks,
        values: {
          asker: caller.email,
          name: batch.name,
          amount: { amount: sums.amount, currencyCode },
          count: String(batch.lines.length),
        },
      },
      { words: PAYMENT_MAIL_WORDS.fee, values: { fee: { amount: sums.fee, currencyCode } } },
      { words: PAYMENT_MAIL_WORDS.decide },
    ],
  })
  return id
}

interface KeptOrder extends NewBatch {
  readonly id: string
  readonly account: OwnAccount
}

/** Stores the order with its current payees and prices; returns its totals. */
async function keepOrder(
  context: Context,
  { id, name, type, account, lines }: KeptOrder,
): Promise<{ readonly amount: Decimal; readonly fee: Decimal }> {
  const { sql, clock, newId, caller } = context
  await sql`
    insert into batch_order (id, customer_id, made_by, name, type, account_id, at, rows)
    values (${id}, ${caller.customerId}, ${caller.ownCustomerId}, ${name}, ${type}, ${account.id},
      ${clock.now()}, ${lines.length})`
  let [sum, fees]: readonly Decimal[] = ['0', '0']
  for (const [index, line] of lines.entries()) {
    const priced = await priceLine(context, line, { type, account })
    await sql`
      insert into batch_order_line (batch_id, row_id, place, email, payee_id, account, amount,
        to_amount, fee_share, fee, note)
      values (${id}, ${line.rowId ?? newId()}, ${index + 1}, ${line.email?.toLowerCase()},
        ${priced.payeeId}, ${line.account && { ...line.account }}, ${priced.amount},
        ${priced.toAmount}, ${line.account && line.feeShare}, ${priced.fee}, ${line.note})`
    sum = add(sum ?? '0', priced.amount)
    fees = add(fees ?? '0', priced.fee)
  }
  return { amount: sum ?? '0', fee: fees ?? '0' }
}
