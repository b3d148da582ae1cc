import { transfers } from '@sixpence/core/transfers'
import { hooksOf } from '../store/index.ts'

/** What components ask about transfers. */
export const transfersApi = hooksOf(transfers)
