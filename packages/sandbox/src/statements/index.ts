import { listStatementsHandlers } from './list-statements.ts'

export { csvService } from './csv-service.ts'
export { statementLetter } from './statement-letter.ts'

export const statementHandlers = { ...listStatementsHandlers }
