import { access } from '@sixpence/core'
import { hooksOf } from '../store/index.ts'

/** What components ask about access. */
export const accessApi = hooksOf(access)
