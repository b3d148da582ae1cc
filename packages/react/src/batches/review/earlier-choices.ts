import type { BatchDraftState } from '@sixpence/core/batches'
import type { PaymentIntent } from '@sixpence/core/payments'
import type { SubmitChoices } from './use-submit-batch.ts'

/** Returns what was chosen in an attempt to pay the draft as it is now; nothing for another version. */
export function earlierChoices(
  earlier: PaymentIntent | undefined,
  { version }: BatchDraftState,
): SubmitChoices {
  const order = earlier?.payment?.kind === 'batch' ? earlier.payment.order : undefined
  if (order?.version !== version) return {}
  const { asFarAsItGoes, ignoreIdenticalBatch } = order
  return {
    ...(asFarAsItGoes && { asFarAsItGoes }),
    ...(ignoreIdenticalBatch && { ignoreIdenticalBatch }),
  }
}

/** True if the bank has refused the draft as it is now because money or limits fall short. */
export function fellShort(earlier: PaymentIntent | undefined, draft: BatchDraftState): boolean {
  if (earlier?.payment?.kind !== 'batch' || !earlier.refusal) return false
  const { order } = earlier.payment
  if (order.version !== draft.version || order.asFarAsItGoes) return false
  const { code, fields } = earlier.refusal
  return code === 'insufficient_funds' || fields.some(({ field }) => field === 'limit')
}
