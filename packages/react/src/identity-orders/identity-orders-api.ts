import { merchant } from '@sixpence/core/merchant'
import { hooksOf } from '../store/index.ts'

/** The hooks for the identity checks that a merchant orders. */
export const identityOrdersApi = hooksOf(merchant)
