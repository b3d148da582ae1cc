import { statements } from '@sixpence/core/statements'
import { hooksOf } from '../store/index.ts'

/** What components ask about statements. */
export const statementsApi = hooksOf(statements)
