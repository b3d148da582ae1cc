import { documents } from '@sixpence/core/documents'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading and uploading documents. */
export const documentsApi = hooksOf(documents)
