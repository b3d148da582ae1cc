import type { Database } from '../db/index.ts'

/** Counts payments that have left the bank and haven't arrived yet, or must still come back. */
export async function countUnderWay({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*)::int as count from external_transfer
    where state = 'sent' or (state = 'arrived' and returns_at is not null)`
  return row?.count ?? 0
}
