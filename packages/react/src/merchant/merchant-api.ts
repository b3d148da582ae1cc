import { merchant } from '@sixpence/core/merchant'
import { hooksOf } from '../store/index.ts'

/** What components ask about a merchant's tools, and have done about them. */
export const merchantApi = hooksOf(merchant)
