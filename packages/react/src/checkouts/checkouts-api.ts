import { checkouts } from '@sixpence/core/checkouts'
import { hooksOf } from '../store/index.ts'

/** What components ask about checkouts. */
export const checkoutsApi = hooksOf(checkouts)
