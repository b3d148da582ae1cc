import { access } from '@sixpence/core'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading access. */
export const accessApi = hooksOf(access)
