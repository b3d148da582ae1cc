import { legal } from '@sixpence/core/legal'
import { hooksOf } from '../store/index.ts'

/** What components ask about legal matters. */
export const legalApi = hooksOf(legal)
