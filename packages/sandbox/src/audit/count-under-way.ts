import type { Database } from '../db/index.ts'

/** Counts what has left the bank and has not arrived yet, or has yet to come back. */
export async function countUnderWay({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*)::int as count from external_transfer
    where state = 'sent' or (state = 'arrived' and returns_at is not null)`
  return row?.count ?? 0
}
