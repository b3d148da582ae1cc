import { documents } from '@sixpence/core/documents'
import { hooksOf } from '../store/index.ts'

/** What components ask about papers. */
export const documentsApi = hooksOf(documents)
