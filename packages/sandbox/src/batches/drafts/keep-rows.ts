import type { BatchRules } from '@sixpence/protocol/batch-files'
import type { CallerContext } from '../../context.ts'
import { payeeComparison } from '../ahead/compare-payees.ts'
import { type Cells, checkedDraftRow } from './checked-draft-row.ts'

const ROWS_AT_ONCE = 2000

/** A row of a draft before its check. */
export interface TypedRow {
  readonly rowId: string
  readonly position: number
  readonly cells: Cells
  /** For a new row: the one that it replaces, and the first of those that replace each other. */
  readonly replaces?: string | undefined
  readonly origin?: string | undefined
}

/** Checks and keeps rows, in place of earlier ones with the same ids, and compares their payees. */
export async function keepRows(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  batchId: string,
  { rows, rules }: { readonly rows: readonly TypedRow[]; readonly rules: BatchRules },
): Promise<void> {
  const compare = await payeeComparison(context, rules.format)
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const checked = rows
      .slice(at, at + ROWS_AT_ONCE)
      .map(({ cells, ...row }) => ({ ...row, ...checkedDraftRow(rules, cells) }))
    const payees = await compare(checked.map(({ account }) => account))
    const kept = checked.map(({ account: _account, ...row }, n) => ({ ...row, ...payees[n] }))
    await context.sql`
      insert into batch_draft_row
        (batch_id, row_id, position, cells, faults, key, amount, currency_code, replaces, origin,
          name_check, holder, former_account)
      select ${batchId}, "rowId", position, cells, faults, key, amount, "currencyCode", replaces,
        origin, "nameCheck"->>'result', "nameCheck"->>'name', "formerAccount"
      from jsonb_to_recordset(${JSON.stringify(kept)})
        as row ("rowId" text, position integer, cells jsonb, faults jsonb, key bigint,
          amount numeric, "currencyCode" text, replaces text, origin text, "nameCheck" jsonb,
          "formerAccount" jsonb)
      on conflict (batch_id, row_id) do update set
        cells = excluded.cells, faults = excluded.faults, key = excluded.key,
        amount = excluded.amount, currency_code = excluded.currency_code,
        name_check = excluded.name_check, holder = excluded.holder,
        former_account = excluded.former_account`
  }
}
