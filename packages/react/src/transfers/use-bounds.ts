import type { MaxAmount, TransferLimits, TransferRoute } from '@sixpence/core/transfers'
import { errorOf } from '../store/index.ts'
import { transfersApi } from './transfers-api.ts'

/**
 * Returns the maximum for a route and its limits; undefined until the bank has answered. No payment
 * waits for them: the bank refuses what it must.
 */
export function useBounds(route: TransferRoute | undefined): {
  max: MaxAmount | undefined
  limits: TransferLimits | undefined
} {
  const max = transfersApi.maxAmount.useReadIf(route)
  const limits = transfersApi.limits.useReadIf(route)
  errorOf(max.error)
  errorOf(limits.error)
  return { max: max.currentData, limits: limits.currentData }
}
