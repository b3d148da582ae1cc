import { profile } from '@sixpence/core/profile'
import { hooksOf } from '../store/index.ts'

/** The hooks of the profile calls. */
export const profileApi = hooksOf(profile)
