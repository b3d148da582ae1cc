import { identityCheck } from '@sixpence/core/identity-check'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading identity checks. */
export const identityCheckApi = hooksOf(identityCheck)
