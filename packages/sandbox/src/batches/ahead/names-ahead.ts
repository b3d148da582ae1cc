import type { BatchDraftRow } from '@sixpence/protocol'
import type { BatchRules } from '@sixpence/protocol/batch-files'
import type { CallerContext } from '../../context.ts'
import type { Draft } from '../drafts/find-draft.ts'
import type { PayeeAccount } from '../payee-of.ts'
import { payeeComparison } from './compare-payees.ts'
import { mayRevealMore } from './revealed-addresses.ts'

interface NamedRow extends Pick<BatchDraftRow, 'rowId' | 'cells' | 'nameCheck'> {
  readonly account: PayeeAccount | undefined
}

/**
 * Compares the names in rows that weren't compared when they were kept, as far as the day allows,
 * and keeps the results. Staff only see what is there.
 */
export async function namesAhead(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { id, checksNames }: Pick<Draft, 'id' | 'checksNames'>,
  { rules, rows }: { readonly rules: BatchRules; readonly rows: readonly NamedRow[] },
): Promise<ReadonlyMap<string, BatchDraftRow['nameCheck']>> {
  const missing = rows.filter(({ account, nameCheck }) => account && !nameCheck)
  if (!checksNames || context.caller.isStaff || missing.length === 0) return new Map()
  if (!(await mayRevealMore(context))) return new Map()
  const compare = await payeeComparison(context, rules.format)
  const payees = await compare(missing.map(({ account }) => account))
  const found = missing.flatMap(({ rowId, cells }, at) => {
    const nameCheck = payees[at]?.nameCheck
    return nameCheck ? [{ rowId, cells, nameCheck }] : []
  })
  if (found.length === 0) return new Map()
  await context.sql`
    update batch_draft_row
    set name_check = "nameCheck"->>'result', holder = "nameCheck"->>'name'
    from jsonb_to_recordset(${JSON.stringify(found)}) as compared ("rowId" text, cells jsonb, "nameCheck" jsonb)
    where batch_id = ${id} and row_id = "rowId" and name_check is null
      -- Not changed meanwhile.
      and batch_draft_row.cells = compared.cells`
  return new Map(found.map(({ rowId, nameCheck }) => [rowId, nameCheck]))
}
