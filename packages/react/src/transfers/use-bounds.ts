import type { MaxAmount, TransferLimits, TransferRoute } from '@sixpence/core'
import { failureOf } from '../store/index.ts'
import { transfersApi } from './transfers-api.ts'

/**
 * What can be sent on a route at most, and its limits; undefined while the bank has not said so. No
 * payment is held up for the lack of them: the bank refuses what it must.
 */
export function useBounds(route: TransferRoute | undefined): {
  max: MaxAmount | undefined
  limits: TransferLimits | undefined
} {
  const max = transfersApi.maxAmount.useReadIf(route)
  const limits = transfersApi.limits.useReadIf(route)
  failureOf(max.error)
  failureOf(limits.error)
  return { max: max.currentData, limits: limits.currentData }
}
