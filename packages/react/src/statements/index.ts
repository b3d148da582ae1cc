export { Statements } from './statements.tsx'
export type { StatementsProps } from './statements.tsx'
export { useStatements } from './use-statements.ts'
export type { StatementsTask } from './use-statements.ts'
