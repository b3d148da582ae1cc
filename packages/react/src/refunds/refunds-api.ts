import { merchant } from '@sixpence/core/merchant'
import { hooksOf } from '../store/index.ts'

/** The hooks for the payments to a merchant. */
export const refundsApi = hooksOf(merchant)
