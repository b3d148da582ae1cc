import type { CashFlow, TransactionType } from '@sixpence/protocol'
import type { historyMethods } from '@sixpence/protocol/schemas'
import { ownAccount, type OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { beginningsOf, dayIn } from '../input/index.ts'
import { add, roundHalfUp } from '../money/index.ts'

const MONTHS = 12

export const cashFlowHandlers = {
  cashFlow: async ({ accountId, timeZone }, context): Promise<CashFlow> => {
    const account = await ownAccount(context, accountId)
    const months = lastMonths(dayIn(timeZone, context.clock.now()).slice(0, 7))
    const firstDays = months.map(month => `${month}-01`)
    const sums = await sumsOf(context, account, beginningsOf(firstDays, timeZone))
    const types = [...new Set(sums.map(({ type }) => type))].toSorted()
    const flow = (part: readonly Sum[]) => flowOf(part, account)
    return {
      currencyCode: account.currencyCode,
      months: months.map((month, at) => ({
        month,
        ...flow(sums.filter(sum => sum.monthNumber === at + 1)),
      })),
      types: types.map(type => ({ type, ...flow(sums.filter(sum => sum.type === type)) })),
    }
  },
} satisfies Partial<Handlers<typeof historyMethods>>

interface Sum {
  /** The number of the month, from 1. */
  readonly monthNumber: number
  readonly type: TransactionType
  readonly direction: 'in' | 'out'
  readonly amount: string
}

/** Returns that many months up to one written like `2026-11`, oldest first. */
function lastMonths(last: string): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7),
  )
}

function sumsOf(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  account: OwnAccount,
  beginnings: readonly Date[],
): Promise<Sum[]> {
  return sql<Sum & Record<string, unknown>>`
    select width_bucket(at, ${beginnings}::timestamptz[]) as "monthNumber", type, direction,
      sum(amount) as amount
    from history_row
    where customer_id = ${caller.customerId} and account_id = ${account.id}
      and at >= ${beginnings[0]} and type <> 'ownTransfer'
    group by 1, 2, 3`
}

function flowOf(sums: readonly Sum[], { decimals }: OwnAccount) {
  const total = (direction: Sum['direction']) =>
    roundHalfUp(
      sums
        .filter(sum => sum.direction === direction)
        .reduce((all, sum) => add(all, sum.amount), '0'),
      decimals,
    )
  return { moneyIn: total('in'), moneyOut: total('out') }
}
