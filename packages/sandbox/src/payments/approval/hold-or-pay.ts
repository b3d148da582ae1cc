import type { Approval } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { recordOrder, type SingleOrder } from '../payment-order.ts'
import { type ApprovalOptions, approvalNeeded } from './await-approval.ts'

interface HoldOrPayOptions<Order> extends ApprovalOptions {
  /** Moves the money of a recorded payment and returns its transaction. */
  readonly pay: (context: CallerContext, paymentId: string, order: Order) => Promise<string>
}

/** Holds a payment that needs approval; otherwise records it and pays it at once. */
export async function holdOrPay<Order extends SingleOrder>(
  context: CallerContext,
  order: Order,
  { pay, ...options }: HoldOrPayOptions<Order>,
): Promise<{ readonly approval: Approval } | { readonly transactionId: string }> {
  const approval = await approvalNeeded(context, order, options)
  if (approval) return { approval }
  const paymentId = await recordOrder(context, order)
  return { transactionId: await pay(context, paymentId, order) }
}
