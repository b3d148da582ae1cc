import { identityCheck } from '@sixpence/core/identity-check'
import { hooksOf } from '../store/index.ts'

/** What components ask about checks of who the customer is. */
export const identityCheckApi = hooksOf(identityCheck)
