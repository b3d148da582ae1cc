import { merchant } from '@sixpence/core/merchant'
import { hooksOf } from '../store/index.ts'

/** The hooks for a merchant's saved buttons. */
export const savedButtonsApi = hooksOf(merchant)
