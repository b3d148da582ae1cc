import { type Statement, type StatementFormat, STATEMENTS_PER_PAGE } from '@sixpence/protocol'
import type { statementMethods } from '@sixpence/protocol/schemas'
import { ownAccount, type OwnAccount } from '../accounts/index.ts'
import type { BankClock } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { findMonths, type Month } from './find-months.ts'
import { statementId } from './find-statement.ts'

const MOST_ROWS = 100

export const listStatementsHandlers = {
  list: async (input, context) => {
    const { accountId, format = 'pdf', pageNumber = 1, pageSize = STATEMENTS_PER_PAGE } = input
    if (!isCount(pageNumber)) throw refuse.invalid('pageNumber', 'has to be 1 or more')
    if (!isCount(pageSize) || pageSize > MOST_ROWS) {
      throw refuse.invalid('pageSize', `has to be 1 to ${MOST_ROWS}`)
    }
    const account = await ownAccount(context, accountId)
    const offset = (pageNumber - 1) * pageSize
    const { months, total } = await findMonths(context, { account, limit: pageSize, offset })
    const { clock } = context
    return { items: months.map(month => statementOf(month, { account, format, clock })), total }
  },
} satisfies Partial<Handlers<typeof statementMethods>>

const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= 10_000

interface Written {
  readonly account: OwnAccount
  readonly format: StatementFormat
  readonly clock: BankClock
}

function statementOf(month: Month, { account, format, clock }: Written): Statement {
  const now = clock.now()
  return {
    exportId: statementId(account.id, month),
    accountId: account.id,
    source: 'monthly',
    dateFrom: month.dateFrom,
    dateTo: month.dateTo,
    currencyCode: account.currencyCode,
    format,
    // Written on request: there is never one to wait for.
    status: 'ready',
    createdAt: (month.before < now ? month.before : now).toISOString(),
    fileUrl: `/${format}?template=statement`,
    totals: {
      beginningBalance: month.beginning,
      totalDebit: month.debit,
      totalCredit: month.credit,
      endingBalance: month.ending,
      processingCount: month.processing,
      rejectedCount: month.rejected,
    },
  }
}
