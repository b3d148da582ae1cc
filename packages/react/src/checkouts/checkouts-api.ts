import { checkouts } from '@sixpence/core/checkouts'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading and opening checkouts. */
export const checkoutsApi = hooksOf(checkouts)
