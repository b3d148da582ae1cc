import { batches } from '@sixpence/core/batches'
import { hooksOf } from '../store/index.ts'

/** The hooks of the calls about batches. */
export const batchesApi = hooksOf(batches)
