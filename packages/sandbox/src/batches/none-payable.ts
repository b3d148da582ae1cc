import type { BatchReason } from '@sixpence/protocol'
import { type Refusal, refuse } from '../http/index.ts'

/**
 * Refuses a batch without any payment that can be made. If the account has too little for any of
 * them, that is the reason; otherwise a general one.
 */
export function nonePayable(reasons: readonly BatchReason[]): Refusal {
  return reasons.every(reason => reason === 'funds')
    ? refuse.invalid('balance', 'There is not enough on the account.')
    : refuse.invalid('nonePayable', 'None of its payments can be made.')
}
