import type { paymentMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { areCodesLocked, countWrongCode, type CodeUser } from '../../credentials/index.ts'
import { type Refusal, type Handlers, refuse } from '../../http/index.ts'
import {
  CODE_TRIES,
  codesLocked,
  hashApprovalCode,
  tooManyTries,
  wrongCode,
} from './approval-code.ts'
import { endIfLost } from './check-beginner.ts'
import { confirmedBefore, confirmPayment, overFor } from './confirm-payment.ts'
import { holdWaitingPayment, type WaitingPayment } from './waiting-payment.ts'

export const approveTransferHandlers = {
  approve: async ({ trxid, approvalCode }, context) => {
    const payment = await holdWaitingPayment(context, trxid)
    if (payment.key !== context.key) {
      throw refuse.keyReused('This payment was opened under another key.')
    }
    // Confirmed before, here or on another device: returns the same response.
    const before = confirmedBefore(payment)
    if (before) return before
    const lost = await endIfLost(payment, context)
    const refusal =
      lost ?? refusalBefore(payment, context) ?? (await refusalFor(payment, approvalCode, context))
    // Returned and not thrown, so that a wrong code stays counted and a refusal stays written.
    return refusal ?? confirmPayment(payment, context)
  },
} satisfies Partial<Handlers<typeof paymentMethods>>

function refusalBefore(payment: WaitingPayment, { clock }: CallerContext): Refusal | undefined {
  const now = clock.now()
  const over = overFor(payment, now)
  if (over) return over
  if (payment.tries >= CODE_TRIES) return tooManyTries()
  if (payment.codeExpiresAt <= now)
    return refuse.invalid('approvalCodeExpired', 'The code is too old.')
  return undefined
}

async function refusalFor(
  { id, trxid, order, codeHash, pushKey, tries }: WaitingPayment,
  code: string,
  context: CallerContext,
): Promise<Refusal | undefined> {
  const user: CodeUser = { customerId: context.caller.ownCustomerId, purpose: 'payments' }
  // Otherwise each new payment would allow further guesses.
  if (await areCodesLocked(user, context)) return codesLocked()
  const fits = (await hashApprovalCode(code, { trxid, order })) === codeHash
  // Devices use the key of a push: nobody types it.
  if (fits && pushKey === undefined) return undefined
  await countWrongCode(user, context)
  await context.sql`update payment_approval set tries = tries + 1 where payment_id = ${id}`
  return wrongCode(tries)
}
