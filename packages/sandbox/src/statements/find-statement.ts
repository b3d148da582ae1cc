import type { CallerContext } from '../context.ts'
import { ownAccount, type OwnAccount } from '../accounts/index.ts'
import { refuse } from '../http/index.ts'
import { findMonths, type Month } from './find-months.ts'

type Context = Pick<CallerContext, 'sql' | 'caller' | 'clock'>

/** One month of one account of the caller. */
export interface FoundStatement {
  readonly account: OwnAccount
  readonly month: Month
}

/** Returns the id of a statement: the account and the month. */
export const statementId = (accountId: string, { dateFrom }: Pick<Month, 'dateFrom'>): string =>
  `${accountId}.${dateFrom.slice(0, 7)}`

/**
 * Finds a statement by its id.
 *
 * @throws {Refusal} `13` for another customer's and for a missing one.
 */
export async function findStatement(context: Context, id: string): Promise<FoundStatement> {
  const [, accountId, name] = /^(.+)\.([1-9]\d{3}-(?:0[1-9]|1[0-2]))$/.exec(id) ?? []
  if (accountId === undefined) throw notYours()
  const account = await ownAccount(context, accountId)
  const { months } = await findMonths(context, { account, only: `${name}-01` })
  const [month] = months
  if (!month) throw notYours()
  return { account, month }
}

const notYours = () => refuse.accessDenied('You have no access to this statement.')
