import { transfers } from '@sixpence/core/transfers'
import { hooksOf } from '../../store/index.ts'

/** What the history asks about transfers. */
export const trackingApi = hooksOf(transfers)
