import { identityCheck } from '@sixpence/core/identity-check'
import { hooksOf } from '../store/index.ts'

/** What components ask about checks, and have done with them. */
export const identityCheckApi = hooksOf(identityCheck)
