import { paymentMethods } from '@sixpence/protocol/schemas'
import type { CallerContext, Context } from '../../context.ts'
import { areCodesLocked, countWrongCode } from '../../credentials/index.ts'
import { Refusal } from '../../http/index.ts'
import { publishNotice } from '../../notices/index.ts'
import { CODE_TRIES, hashApprovalCode } from '../approval/approval-code.ts'
import { endIfLost } from '../approval/check-beginner.ts'
import { confirmedBefore, confirmPayment, overFor } from '../approval/confirm-payment.ts'
import { holdWaitingPayment, type WaitingPayment } from '../approval/waiting-payment.ts'
import { contextOfAnswer, type DeviceContext } from './context-of-answer.ts'

interface PushAnswer {
  /** The push's key, as sent to the device. */
  readonly key: string
  readonly result: boolean
  /**
   * The owner of the responding device; undefined for the control API, which may respond for
   * anyone.
   */
  readonly customerId?: string | undefined
}

/**
 * Approves or rejects a payment on a linked device of the user who began it. Then the money moves,
 * or the payment becomes a request. Returns false if no such push waits any more, or the payment
 * isn't allowed now.
 */
export async function answerPaymentPush(
  answer: PushAnswer,
  context: DeviceContext,
): Promise<boolean> {
  try {
    const found = await findPush(answer, context)
    return found !== undefined && (await answerHeld(answer, found, context))
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

interface Found {
  trxid: string
  key: string
  customerId: string
  madeBy: string
  userId: string
  email: string
}

async function findPush(
  { key, customerId }: PushAnswer,
  { sql }: Pick<Context, 'sql'>,
): Promise<Found | undefined> {
  const [found] = await sql<Found & Record<string, unknown>>`
    select trxid, key, payment.customer_id as "customerId", maker.id as "madeBy",
      maker.user_id as "userId", maker.email
    from payment_approval join payment on payment.id = payment_id
      join customer maker on maker.id = coalesce(made_by, customer_id)
    where push_key = ${key}
      and (${customerId === undefined}::boolean or maker.id = ${customerId ?? ''})`
  return found
}

async function answerHeld(
  { key, result }: PushAnswer,
  found: Found,
  context: DeviceContext,
): Promise<boolean> {
  const beginner = { ...found, ownCustomerId: found.madeBy, pays: { trxid: found.trxid } }
  const asBeginner = await contextOfAnswer(paymentMethods.approve, beginner, context)
  const payment = await holdWaitingPayment(asBeginner, found.trxid)
  if (!(await isOpen(payment, key, asBeginner))) return false
  if (result && (await endIfLost(payment, asBeginner))) return false
  await context.sql`
    update payment_approval set push_answer = ${result ? 'approved' : 'refused'}
    where payment_id = ${payment.id}`
  if (result) await confirmPayment(payment, asBeginner)
  else await countWrongCode(userOf(found), asBeginner)
  await notifyPages(found, asBeginner)
  return true
}

async function isOpen(
  payment: WaitingPayment,
  key: string,
  context: CallerContext,
): Promise<boolean> {
  const { trxid, order, codeHash, codeExpiresAt, tries, pushKey, pushAnswer } = payment
  const now = context.clock.now()
  if (confirmedBefore(payment) || overFor(payment, now)) return false
  if (pushKey !== key || pushAnswer !== undefined) return false
  if (codeExpiresAt <= now || tries >= CODE_TRIES) return false
  if (
    await areCodesLocked({ customerId: context.caller.ownCustomerId, purpose: 'payments' }, context)
  )
    return false
  return (await hashApprovalCode(key, { trxid, order })) === codeHash
}

const userOf = ({ madeBy }: Found) => ({ customerId: madeBy, purpose: 'payments' }) as const

/** Makes the waiting pages read the state again. */
async function notifyPages({ madeBy, customerId }: Found, context: CallerContext): Promise<void> {
  const { sql, newId, clock } = context
  await publishNotice(sql, {
    id: newId(),
    customerId: madeBy,
    at: clock.now(),
    type: 'requestChanged',
    status: 'info',
    params: { customerId },
  })
}
