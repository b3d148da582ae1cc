import { merchant } from '@sixpence/core/merchant'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading and changing a merchant's tools. */
export const merchantApi = hooksOf(merchant)
