import type { Sql } from '../db/index.ts'

/** Returns true if any embedder has an origin. */
export async function isRegisteredOrigin(sql: Sql, origin: string): Promise<boolean> {
  const rows = await sql`select origin from embed_origin where origin = ${origin} limit 1`
  return rows.length > 0
}
