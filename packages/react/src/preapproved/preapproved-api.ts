import { preapproved } from '@sixpence/core/preapproved'
import { hooksOf } from '../store/index.ts'

/** The hooks of the calls for repeating payments. */
export const preapprovedApi = hooksOf(preapproved)
