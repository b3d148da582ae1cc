import { externalSignIn } from '@sixpence/core/external-sign-in'
import { hooksOf } from '../../store/index.ts'

/** What components ask about sign-ins to outsiders, and have done about them. */
export const externalConsentsApi = hooksOf(externalSignIn)
