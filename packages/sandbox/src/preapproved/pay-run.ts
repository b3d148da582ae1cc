import { checkoutMethods, transferMethods } from '@sixpence/protocol/schemas'
import { checkOutflow } from '../access/index.ts'
import { openInstallment, prepareCheckout } from '../checkouts/index.ts'
import type { CallerContext, Context } from '../context.ts'
import { refuse } from '../http/index.ts'
import { payCheckoutOrder, recordOrder } from '../payments/index.ts'
import { moveOwnTransfer, prepareOwnTransfer } from '../transfers/index.ts'
import type { DueRun } from './due-runs.ts'

/** The context in which a run is paid: the caller is the payer, and the key is the run's own. */
export type Run = Pick<Context, 'sql' | 'clock' | 'newId'> & Pick<CallerContext, 'caller' | 'key'>

/** A way to pay a run: one kind of payment. */
interface PayRun {
  readonly method: string
  /**
   * Moves the money under the payment of that id.
   *
   * @throws {Refusal} With the reason.
   */
  readonly pay: (run: Run, paymentId: string, due: DueRun) => Promise<void>
}

/** Returns the way to pay a run. */
export const payRun = ({ firstCheckoutId }: DueRun): PayRun =>
  firstCheckoutId === null ? OWN_TRANSFER : installmentOf(firstCheckoutId)

const OWN_TRANSFER: PayRun = {
  method: transferMethods.sendOwn.name,
  async pay(run, paymentId, { fromAccount, toAccount, toAmount }) {
    await checkOutflow(run.sql, transferMethods.sendOwn, run.caller.customerId)
    const input = { fromAccount, toAccount, toAmount }
    const { order, transfer } = await prepareOwnTransfer(input, run)
    await recordOrder(run, order)
    await moveOwnTransfer(run, paymentId, transfer)
  },
}

const installmentOf = (firstCheckoutId: string): PayRun => ({
  method: checkoutMethods.pay.name,
  async pay(run, paymentId, due) {
    await checkOutflow(run.sql, checkoutMethods.pay, run.caller.customerId)
    const checkout = await openInstallment(run, firstCheckoutId)
    const order = await prepareCheckout(checkout, due, run)
    if (!order) throw refuse.invalid('toAccount', 'The merchant can no longer be paid.')
    await recordOrder(run, order)
    await payCheckoutOrder(run, paymentId, order)
  },
})
