import { profile } from '@sixpence/core/profile'
import { hooksOf } from '../store/index.ts'

/** What components ask about who the customer is, and have done about it. */
export const profileApi = hooksOf(profile)
