export { isWholeMonth, reconciles } from './reconciles.ts'
export { statements } from './statements.ts'
export type { StatementFilter, StatementPage, Statements } from './statements.ts'

export type { Statement, StatementTotals } from '@sixpence/protocol/statements'
