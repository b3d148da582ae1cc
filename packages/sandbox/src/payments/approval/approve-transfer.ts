import type { paymentMethods } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { areCodesLocked, countWrongCode, type CodeUser } from '../../credentials/index.ts'
import { savepoint } from '../../db/index.ts'
import { Refusal, type Handlers, refuse } from '../../http/index.ts'
import {
  CODE_TRIES,
  codesLocked,
  hashApprovalCode,
  tooManyTries,
  wrongCode,
} from './approval-code.ts'
import { checkBeginner } from './check-beginner.ts'
import { payOrder } from '../execution/pay-order.ts'
import { refusalAgain, storeRefusal } from '../stored-refusal.ts'
import { holdWaitingPayment, type WaitingPayment } from './waiting-payment.ts'

export const approveTransferHandlers = {
  approve: async ({ trxid, approvalCode }, context) => {
    const payment = await holdWaitingPayment(context, trxid)
    if (payment.key !== context.key) {
      throw refuse.keyReused('This payment was opened under another key.')
    }
    // Approved before, here or on another device: the same answer again.
    if (payment.transactionId !== undefined) return { transactionId: payment.transactionId }
    await checkBeginner(payment, context)
    const refusal = refusalBefore(payment, context) ?? (await judge(payment, approvalCode, context))
    // Returned and not thrown, so that a wrong code stays counted and a refusal stays written.
    return refusal ?? settle(payment, context)
  },
} satisfies Partial<Handlers<typeof paymentMethods>>

function refusalBefore(payment: WaitingPayment, { clock }: CallerContext): Refusal | undefined {
  if (payment.refusal) return refusalAgain(payment.refusal)
  const now = clock.now()
  if (payment.expiresAt <= now)
    return refuse.invalid('approvalExpired', 'The payment waited too long.')
  if (payment.tries >= CODE_TRIES) return tooManyTries()
  if (payment.codeExpiresAt <= now)
    return refuse.invalid('approvalCodeExpired', 'The code is too old.')
  return undefined
}

async function judge(
  { id, trxid, order, codeHash, tries }: WaitingPayment,
  code: string,
  context: CallerContext,
): Promise<Refusal | undefined> {
  const user: CodeUser = { customerId: context.caller.ownCustomerId, purpose: 'payments' }
  // Payment after payment would buy guess after guess.
  if (await areCodesLocked(user, context)) return codesLocked()
  if ((await hashApprovalCode(code, { trxid, order })) === codeHash) return undefined
  await countWrongCode(user, context)
  await context.sql`update payment_approval set tries = tries + 1 where payment_id = ${id}`
  return wrongCode(tries)
}

async function settle(
  payment: WaitingPayment,
  context: CallerContext,
): Promise<Refusal | { transactionId: string }> {
  try {
    const transactionId = await savepoint(context.sql, () => payOrder(context, payment))
    return { transactionId }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await context.sql`
      update payment set status = 'refused', refusal = ${storeRefusal(error)}
      where id = ${payment.id}`
    return error
  }
}
