import { security } from '@sixpence/core/security'
import { hooksOf } from '../store/index.ts'

/** The hooks of the security calls. */
export const securityApi = hooksOf(security)
