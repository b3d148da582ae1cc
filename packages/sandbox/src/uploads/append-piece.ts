import type { Sql } from '../db/index.ts'
import { storePiece } from './store-file.ts'

/** Adds the next piece; the second of two simultaneous ones fails. */
export async function appendPiece(
  sql: Sql,
  { id, received }: { id: string; received: number },
  bytes: Uint8Array,
): Promise<void> {
  if (bytes.length === 0) return
  await storePiece(sql, id, { at: received, bytes })
  await sql`update stored_file set received = ${received + bytes.length} where id = ${id}`
}
