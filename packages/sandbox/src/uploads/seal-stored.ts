import type { CallFiles } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { storePiece } from './store-file.ts'

/** A file as stored. */
export interface StoredFile {
  readonly id: string
  /** In bytes. */
  readonly size: number
}

/**
 * Gives a complete file the type that the bank has found, and its SHA-256. It is no longer deleted
 * after a day, and no other call finds it. Returns false for a type that the call doesn't take.
 */
export async function sealStored(
  sql: Sql,
  { id, type }: { readonly id: string; readonly type: string },
  { types }: Pick<CallFiles, 'types'>,
): Promise<boolean> {
  if (!types.includes(type)) return false
  await sql`
    update stored_file set media_type = ${type}, sha256 = (
      select encode(sha256(string_agg(bytes, ''::bytea order by first_byte)), 'hex')
      from file_piece where file_id = ${id})
    where id = ${id}`
  return true
}

/** Replaces the bytes of a file. They may be read from it meanwhile. */
export async function rewriteStored(
  sql: Sql,
  { id, size }: StoredFile,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  let at = size
  for await (const bytes of pieces) {
    await storePiece(sql, id, { at, bytes })
    at += bytes.length
  }
  const kept = at - size
  await sql`delete from file_piece where file_id = ${id} and first_byte < ${size}`
  await sql`update file_piece set first_byte = first_byte - ${size} where file_id = ${id}`
  await sql`update stored_file set size = ${kept}, received = ${kept} where id = ${id}`
}
