import { preapproved } from '@sixpence/core/preapproved'
import { hooksOf } from '../store/index.ts'

/** What components ask about repeating payments, and have done about them. */
export const preapprovedApi = hooksOf(preapproved)
