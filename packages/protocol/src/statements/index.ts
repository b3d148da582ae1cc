export {
  CSV_TEMPLATES,
  listStatements,
  makeCsv,
  STATEMENT_FORMATS,
  statementSchema,
  STATEMENTS_PER_PAGE,
  statementTotalsSchema,
} from './statement.ts'
export type { Statement, StatementFormat, StatementTotals } from './statement.ts'
