import { transferMethods } from '@sixpence/protocol'
import { asThemselves, checkOutflow } from '../access/index.ts'
import type { CallerContext, Context } from '../context.ts'
import { Refusal } from '../http/index.ts'
import { attempt, fingerprint, openPayment, recordOrder, storeRefusal } from '../payments/index.ts'
import { moveOwnTransfer, prepareOwnTransfer } from '../transfers/index.ts'
import { type AfterRun, afterRun } from './after-run.ts'
import type { DueRun } from './due-runs.ts'
import { faultOf } from './fault-of.ts'
import { momentOfRun } from './moment-of-run.ts'
import { notifyFault } from './notify-fault.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>
type Run = Now & Pick<CallerContext, 'caller' | 'key'>

/**
 * Makes a run that is held, or writes down why it can't be paid and tells the customer, and goes on
 * to the next one. It is a payment like any other, under a key made of subscription and number.
 */
export async function makeRun(context: Now, due: DueRun): Promise<void> {
  const { sql } = context
  const at = await momentOfRun(sql, due, context.clock.now())
  const run = { ...context, clock: { now: () => at }, caller: callerOf(due), key: keyOf(due) }
  const input = { fromAccount: due.fromAccount, toAccount: due.toAccount, toAmount: due.toAmount }
  const { name: method } = transferMethods.sendOwn
  const paymentId = await openPayment(run, {
    method,
    fingerprint: await fingerprint(method, input),
  })
  const refusal = await pay(run, paymentId, input)
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

/** With a character that no key of a client has. */
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

async function pay(
  run: Run,
  paymentId: string,
  input: Pick<DueRun, 'fromAccount' | 'toAccount' | 'toAmount'>,
): Promise<Refusal | undefined> {
  const outcome = await attempt(run.sql, async () => {
    await checkOutflow(run.sql, transferMethods.sendOwn, run.caller.customerId)
    const { order, transfer } = await prepareOwnTransfer(input, run)
    await recordOrder(run, order)
    await moveOwnTransfer(run, paymentId, transfer)
  })
  return outcome instanceof Refusal ? outcome : undefined
}

async function goOn({ sql, clock }: Run, { id }: DueRun, after: AfterRun): Promise<void> {
  await sql`
    update subscription set status = ${after.status}, next_number = ${after.nextNumber},
      next_day = ${after.nextDay}, failures_in_row = ${after.failuresInRow},
      ended_at = ${after.status === 'active' ? null : clock.now()}
    where id = ${id}`
}
