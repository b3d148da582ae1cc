import { history } from '@sixpence/core/history'
import { hooksOf } from '../../store/index.ts'

/** What components ask about batches. */
export const batchesApi = hooksOf(history)
