import type { BatchDraftRow } from '@sixpence/protocol'
import { type BatchRules, checkRow } from '@sixpence/protocol/batch-files'
import type { CallerContext } from '../../context.ts'
import { draftRules } from '../drafts/draft-rules.ts'
import type { Draft } from '../drafts/find-draft.ts'
import { isPaid } from '../may-prepare.ts'
import type { PayeeAccount } from '../payee-of.ts'
import { accountIn } from '../submitting/account-in.ts'
import { newAccounts } from './accounts-ahead.ts'
import { arrivalsAhead } from './arrivals-ahead.ts'
import { namesAhead } from './names-ahead.ts'
import { peopleAhead } from './people-ahead.ts'
import { priceRows } from './price-rows.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller' | 'locale'>

/** A row that could be paid, with its payee in the standard form. */
interface PayableRow extends Pick<BatchDraftRow, 'rowId' | 'cells' | 'nameCheck'> {
  readonly email: string | undefined
  readonly account: PayeeAccount | undefined
  readonly currencyCode: string
}

/**
 * Adds to rows of a draft what the bank knows before they are paid: price, arrival, payee and name.
 * Rows with a fault and deleted ones stay as they are, and so do those of a kind without prices.
 */
export async function rowsAhead(
  context: Context,
  draft: Draft,
  rows: readonly BatchDraftRow[],
): Promise<BatchDraftRow[]> {
  const { id: batchId, type, currencyCode } = draft
  if (!isPaid(type)) return [...rows]
  const rules = await draftRules(context, draft)
  const payable = rows.flatMap(row => payableRow(rules, row) ?? [])
  const rowIds = payable.map(({ rowId }) => rowId)
  const currencies = new Set(payable.map(row => row.currencyCode))
  const prices = await priceRows(context, { batchId, type, currencyCode, rowIds, currencies })
  const payees = await payeesAhead(context, rules, payable)
  const names = await namesAhead(context, draft, { rules, rows: payable })
  return rows.map(row => {
    const price = prices.get(row.rowId)
    const nameCheck = names.get(row.rowId)
    return {
      ...row,
      ...(price && { price }),
      ...payees.get(row.rowId),
      ...(nameCheck && { nameCheck }),
    }
  })
}

function payableRow(
  rules: BatchRules,
  { rowId, cells, faults, isDeleted, nameCheck }: BatchDraftRow,
): PayableRow | undefined {
  if (isDeleted || Object.keys(faults).length > 0) return undefined
  const checked = checkRow(rules, column => cells[column] ?? '')
  // The rules may have changed since the row was kept.
  if (Object.keys(checked.faults).length > 0) return undefined
  const { values } = checked
  const currencyCode = values[rules.currencyColumn ?? ''] ?? rules.accountCurrency
  const account = accountIn(rules, values, currencyCode)
  const email = values['email']?.toLowerCase()
  return { rowId, cells, nameCheck, email, account, currencyCode }
}

async function payeesAhead(
  context: Context,
  { accountCurrency, format }: BatchRules,
  rows: readonly PayableRow[],
): Promise<ReadonlyMap<string, Partial<BatchDraftRow>>> {
  const emails = rows.flatMap(({ email }) => email ?? [])
  const accounts = rows.flatMap(({ account }) => account ?? [])
  const people = await peopleAhead(context, emails, accountCurrency)
  const isNew = await newAccounts(context, accounts)
  const arrivesAt = await arrivalsAhead(context, format, accounts)
  const aheadOf = ({ email = '', account }: PayableRow) =>
    account
      ? { arrivesAt: arrivesAt(account), isNewPayee: isNew(account) }
      : { ...people.get(email) }
  return new Map(rows.map(row => [row.rowId, aheadOf(row)]))
}
