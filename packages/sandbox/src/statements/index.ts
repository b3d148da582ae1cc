import type { NamedMethodRoute } from '../http/index.ts'
import { listStatementsRoute } from './list-statements.ts'

export { csvService } from './csv-service.ts'
export { statementLetter } from './statement-letter.ts'

export const statementsRoutes: readonly NamedMethodRoute[] = [listStatementsRoute]
