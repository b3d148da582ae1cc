import { statements } from '@sixpence/core/statements'
import { hooksOf } from '../store/index.ts'

/** The hooks of the statement calls. */
export const statementsApi = hooksOf(statements)
