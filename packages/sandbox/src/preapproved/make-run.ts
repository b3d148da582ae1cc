import { asThemselves } from '../access/index.ts'
import type { CallerContext, Context } from '../context.ts'
import { Refusal } from '../http/index.ts'
import { attempt, fingerprint, openPayment, storeRefusal } from '../payments/index.ts'
import { type AfterRun, afterRun } from './after-run.ts'
import type { DueRun } from './due-runs.ts'
import { faultOf } from './fault-of.ts'
import { momentOfRun } from './moment-of-run.ts'
import { notifyFault } from './notify-fault.ts'
import { payRun, type Run } from './pay-run.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/**
 * Makes a locked run, or records why it can't be paid and notifies the customer, and schedules the
 * next one. It is a payment like any other, under a key made of subscription and number.
 */
export async function makeRun(context: Now, due: DueRun): Promise<void> {
  const { sql } = context
  const at = await momentOfRun(sql, due, context.clock.now())
  const run = { ...context, clock: { now: () => at }, caller: callerOf(due), key: keyOf(due) }
  const input = { fromAccount: due.fromAccount, toAccount: due.toAccount, toAmount: due.toAmount }
  const { method, pay } = payRun(due)
  const paymentId = await openPayment(run, {
    method,
    fingerprint: await fingerprint(method, input),
  })
  const outcome = await attempt(sql, () => pay(run, paymentId, due))
  const refusal = outcome instanceof Refusal ? outcome : undefined
  const fault = refusal && faultOf(refusal)
  if (refusal) {
    await sql`
      update payment set status = 'refused', refusal = ${storeRefusal(refusal)}
      where id = ${paymentId}`
  }
  await sql`
    insert into subscription_run (subscription_id, number, day, payment_id, fault)
    values (${due.id}, ${due.number}, ${due.day}, ${paymentId}, ${fault})`
  const after = afterRun({ ...due, plan: planOf(due) }, fault !== undefined)
  await goOn(run, due, after)
  if (fault) await notifyFault(run, due, { fault, after })
}

/** Returns the key of a run, with a character that no client's key has. */
const keyOf = ({ id, number }: DueRun) => `${id}.${number}`

const callerOf = ({ customerId, madeBy, email }: DueRun): CallerContext['caller'] => ({
  ...asThemselves({ userId: '', customerId, email, sessionId: '', scope: 'full' }),
  ownCustomerId: madeBy,
})

const planOf = ({ frequency, firstDay, endDay, transactions }: DueRun) => ({
  frequency,
  firstDay,
  endDate: endDay ?? undefined,
  transactions: transactions ?? undefined,
})

async function goOn({ sql, clock }: Run, { id }: DueRun, after: AfterRun): Promise<void> {
  await sql`
    update subscription set status = ${after.status}, next_number = ${after.nextNumber},
      next_day = ${after.nextDay}, failures_in_row = ${after.failuresInRow},
      ended_at = ${after.status === 'active' ? null : clock.now()}
    where id = ${id}`
}
