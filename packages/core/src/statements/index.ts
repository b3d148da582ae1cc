export { isWholeMonth, reconciles } from './reconciles.ts'
export { createStatements } from './statements.ts'
export type { StatementFilter, StatementPage, Statements } from './statements.ts'
