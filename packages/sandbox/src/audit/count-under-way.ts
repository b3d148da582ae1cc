import type { Database } from '../db/index.ts'

/**
 * Counts payments that have left the bank and haven't arrived yet, or must still come back, and
 * batches that are being executed.
 */
export async function countUnderWay({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select (
      (select count(*) from external_transfer
        where state = 'sent' or (state = 'arrived' and returns_at is not null))
      + (select count(*) from payment where status = 'executing')
    )::int as count`
  return row?.count ?? 0
}
