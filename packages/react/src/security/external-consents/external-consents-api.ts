import { externalSignIn } from '@sixpence/core/external-sign-in'
import { hooksOf } from '../../store/index.ts'

/** The hooks of the calls for sign-ins to outsiders. */
export const externalConsentsApi = hooksOf(externalSignIn)
