import type { BatchDraftState } from '@sixpence/core/batches'
import type { BatchPaymentOrder, PaymentIntent } from '@sixpence/core/payments'
import { useAttempt, usePayments, type AttemptState } from '../../attempts/index.ts'
import { useNavigateTo } from '../../provider/index.ts'

/** The choices of a customer who submits a draft. */
export type SubmitChoices = Pick<
  BatchPaymentOrder['order'],
  'asFarAsItGoes' | 'ignoreIdenticalBatch'
>

/** The action that submits a draft. */
export interface SubmitBatchTask extends AttemptState {
  /** Submits the draft with the figures that are shown, once however often it is called. */
  readonly submit: (draft: BatchDraftState, choices: SubmitChoices) => Promise<void>
}

/**
 * Submits a draft like any other payment: recorded before it is sent, under one key. One that was
 * sent from another tab is shown instead.
 *
 * @param earlier An attempt that the bank doesn't know, or has refused.
 */
export function useSubmitBatch(earlier: PaymentIntent | undefined): SubmitBatchTask {
  const payments = usePayments()
  const navigateTo = useNavigateTo()
  const { isPending, error, run } = useAttempt()

  async function send(payment: BatchPaymentOrder) {
    const [sent] = await payments.findSimilar(payment)
    const { id } = sent && sent.status !== 'reviewed' ? sent : await reviewed(payment)
    const { batchId } = payment.order
    navigateTo({ to: 'payment', kind: 'batch', id, batchId })
    await payments.send(id)
  }

  async function reviewed(payment: BatchPaymentOrder): Promise<PaymentIntent> {
    if (earlier?.status === 'reviewed' && isSameOrder(earlier, payment)) return earlier
    const intent = await payments.review(payment)
    if (earlier?.status === 'reviewed') await payments.discard(earlier.id)
    return intent
  }

  return {
    isPending,
    error,
    failure: error,
    submit: (draft, choices) =>
      run(async () => {
        const order = orderOf(draft, choices)
        if (order) await send({ kind: 'batch', order, shown: draft })
      }).then(() => undefined),
  }
}

function orderOf(
  { batchId, version, price, currencyCode }: BatchDraftState,
  choices: SubmitChoices,
): BatchPaymentOrder['order'] | undefined {
  if (!price) return undefined
  return {
    batchId,
    version,
    expectedTotal: price.amount,
    expectedFee: price.fee,
    expectedCurrencyCode: currencyCode,
    ...choices,
  }
}

const isSameOrder = ({ payment }: PaymentIntent, { order }: BatchPaymentOrder): boolean =>
  JSON.stringify(payment?.order) === JSON.stringify(order)
