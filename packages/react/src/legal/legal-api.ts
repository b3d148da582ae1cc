import { legal } from '@sixpence/core/legal'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading legal information. */
export const legalApi = hooksOf(legal)
