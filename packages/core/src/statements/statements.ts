import {
  legalMethods,
  type Statement,
  statementMethods,
  STATEMENTS_PER_PAGE,
} from '@sixpence/protocol'
import type { BankDocument, FetchDocument } from '../http/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'

/** Which statements are asked for. */
export interface StatementFilter {
  readonly accountId: string
  /** From 1. */
  readonly pageNumber?: number | undefined
}

/** Twelve months of an account. */
export interface StatementPage {
  readonly statements: readonly Statement[]
  /** Months on all pages. */
  readonly total: number
}

/** The months of an account. Reached as `sixpence.statements`. */
export interface Statements {
  /** One page of a year, newest first, back to the month in which the account was opened. */
  list(filter: StatementFilter, signal?: AbortSignal): Promise<StatementPage>
  /**
   * A statement to print or to send on, in the language of the calls.
   *
   * @throws {SixpenceError} `not_found` for one that is not the customer's
   */
  pdf(exportId: string): Promise<BankDocument>
  /** Its movements as a table for spreadsheets; throws as {@link Statements.pdf}. */
  csv(exportId: string): Promise<BankDocument>
}

interface StatementsOptions {
  readonly call: CallNamedMethod
  readonly fetchDocument: FetchDocument
}

/** Binds the calls about statements to a bank. */
export function createStatements({ call, fetchDocument }: StatementsOptions): Statements {
  const write = (path: string, mediaType: string) => (id: string) =>
    fetchDocument({ path: path.replace('{template}', 'statement'), body: { id }, mediaType })
  return {
    async list({ accountId, pageNumber = 1 }, signal) {
      const question = { source: 'monthly', pageSize: STATEMENTS_PER_PAGE } as const
      const input = { ...question, accountId, pageNumber }
      const { items, total } = await call(statementMethods.list, input, { signal })
      return { statements: items, total }
    },
    pdf: write(legalMethods.pdf.path, 'application/pdf'),
    csv: write(statementMethods.csv.path, 'text/csv'),
  }
}
