import { transfers } from '@sixpence/core/transfers'
import { hooksOf } from '../../store/index.ts'

/** The hooks for reading transfers in the history. */
export const trackingApi = hooksOf(transfers)
