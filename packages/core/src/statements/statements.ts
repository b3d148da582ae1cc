import { legalMethods } from '@sixpence/protocol/legal'
import {
  type Statement,
  statementCalls,
  statementMethods,
  STATEMENTS_PER_PAGE,
} from '@sixpence/protocol/statements'
import { clientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import type { BankDocument } from '../http/index.ts'

/** Selects statements. */
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

/** Monthly statements of an account. Available as `sixpence.statements`. */
export interface Statements {
  /** Lists one page of a year, newest first, back to the month the account was opened. */
  list(filter: StatementFilter, options?: ReadOptions): Promise<StatementPage>
  /**
   * Returns a statement to print or forward, in the language of the calls.
   *
   * @throws {SixpenceError} `not_found` if it isn't the customer's
   */
  pdf(statement: { readonly id: string }): Promise<BankDocument>
  /** Returns its transactions as a spreadsheet file; throws like {@link Statements.pdf}. */
  csv(statement: { readonly id: string }): Promise<BankDocument>
}

/** Calls about statements. */
export const statements: Domain<Statements, typeof statementCalls> = {
  name: 'statements',
  calls: statementCalls,
  open(bank) {
    const { list } = clientOf(bank, statementMethods)
    const write = (path: string, mediaType: string) => (body: { readonly id: string }) =>
      bank.fetchDocument({ path: path.replace('{template}', 'statement'), body, mediaType })
    return {
      async list({ accountId, pageNumber = 1 }, options) {
        const question = { source: 'monthly', pageSize: STATEMENTS_PER_PAGE } as const
        const { items, total } = await list({ ...question, accountId, pageNumber }, options)
        return { statements: items, total }
      },
      pdf: write(legalMethods.pdf.path, 'application/pdf'),
      csv: write(statementMethods.csv.path, 'text/csv'),
    }
  },
}
