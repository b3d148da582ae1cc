import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'

/** A row that may replace one of an earlier batch. */
interface Replacing {
  readonly rowId: string
  /** The first of the rows that replace each other; null for a row that replaces none. */
  readonly origin?: string | null | undefined
}

/**
 * Finds the rows that replace a payment which the customer has made meanwhile, with any of the rows
 * that replace each other. The paying account must be locked: all of them are paid from it.
 */
export async function paidBefore(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  rows: readonly Replacing[],
): Promise<ReadonlySet<string>> {
  const origins = [...new Set(rows.flatMap(({ origin }) => origin ?? []))]
  if (origins.length === 0) return new Set()
  const paid = await sql<{ origin: string }>`
    select origin from unnest(${origins}::text[]) origin
    where was_paid(${caller.customerId}, origin)`
  const found = new Set(paid.map(({ origin }) => origin))
  return new Set(rows.flatMap(({ rowId, origin }) => (found.has(origin ?? '') ? rowId : [])))
}

/**
 * Refuses rows that replace a payment which the customer has made meanwhile.
 *
 * @throws {Refusal} `VF` with `rows`.
 */
export async function checkNonePaid(
  context: Pick<CallerContext, 'sql' | 'caller' | 'locale'>,
  rows: readonly (Replacing & { readonly position: number })[],
): Promise<void> {
  const paid = await paidBefore(context, rows)
  const row = rows.find(({ rowId }) => paid.has(rowId))
  if (!row) return
  const line = String(row.position)
  throw refuse.invalid('rows', refusalText(context.locale, 'rowPaidBefore', { line }))
}
