import { MOST_FORM_FILE_BYTES } from '@sixpence/protocol'
import type { CallerContext, UploadedFile } from '../context.ts'
import type { Sql } from '../db/index.ts'

/** A file that was checked. */
export interface CheckedFile extends UploadedFile {
  readonly mediaType: string
  /** Of the bytes, in hexadecimal. */
  readonly sha256: string
}

/** Keeps a file; answers its id. */
export async function storeFile(
  { fileName, bytes, mediaType, sha256 }: CheckedFile,
  { sql, clock, newId, caller }: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>,
): Promise<string> {
  const id = newId()
  await sql`
    insert into stored_file (id, customer_id, uploaded_by, file_name, size, received, created_at,
      media_type, sha256)
    values (${id}, ${caller.customerId}, ${caller.ownCustomerId}, ${plainName(fileName)},
      ${bytes.length}, ${bytes.length}, ${clock.now()}, ${mediaType}, ${sha256})`
  for (let at = 0; at < bytes.length; at += MOST_FORM_FILE_BYTES) {
    await storePiece(sql, id, { at, bytes: bytes.subarray(at, at + MOST_FORM_FILE_BYTES) })
  }
  return id
}

/** Keeps a piece of a file. As base64: a parameter of bytes takes several times as long. */
export async function storePiece(
  sql: Sql,
  fileId: string,
  { at, bytes }: { at: number; bytes: Uint8Array },
): Promise<void> {
  await sql`
    insert into file_piece (file_id, first_byte, bytes)
    values (${fileId}, ${at}, decode(${base64(bytes)}, 'base64'))`
}

/** What people may read again: no path, nothing that changes the direction of a line. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 120) || 'document'
}

function base64(bytes: Uint8Array): string {
  let text = ''
  // A call takes so many arguments and no more.
  for (let at = 0; at < bytes.length; at += 32_768) {
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  }
  return btoa(text)
}
