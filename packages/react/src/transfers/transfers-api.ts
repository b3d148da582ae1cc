import { transfers } from '@sixpence/core/transfers'
import { hooksOf } from '../store/index.ts'

/** The hooks of the transfer calls. */
export const transfersApi = hooksOf(transfers)
