import { merchant } from '@sixpence/core/merchant'
import { hooksOf } from '../store/index.ts'

/** The hooks for an address's reputation. */
export const reputationApi = hooksOf(merchant)
