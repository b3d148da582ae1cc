import { security } from '@sixpence/core/security'
import { hooksOf } from '../store/index.ts'

/** What components ask about security, and have done about it. */
export const securityApi = hooksOf(security)
