import { merchant } from '@sixpence/core/merchant'
import { hooksOf } from '../store/index.ts'

/** The hooks for the settings of payments by name. */
export const payByNameApi = hooksOf(merchant)
