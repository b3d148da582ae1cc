import { access } from '@sixpence/core/access'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading access. */
export const accessApi = hooksOf(access)
