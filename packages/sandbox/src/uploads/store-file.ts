import { MOST_FORM_FILE_BYTES } from '@sixpence/protocol'
import type { CallerContext, UploadedFile } from '../context.ts'
import type { Sql } from '../db/index.ts'

type StoringContext = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/** Stores a file of a form, unchecked; returns its id. */
export async function storeFile(
  { fileName, bytes }: UploadedFile,
  context: StoringContext,
): Promise<string> {
  const { sql } = context
  const id = await addFile({ fileName, size: bytes.length }, context)
  for (let at = 0; at < bytes.length; at += MOST_FORM_FILE_BYTES) {
    await storePiece(sql, id, { at, bytes: bytes.subarray(at, at + MOST_FORM_FILE_BYTES) })
  }
  await sql`update stored_file set received = size where id = ${id}`
  return id
}

/** Creates an empty file; returns its id. */
export async function addFile(
  { fileName, size }: { fileName: string; size: number },
  { sql, clock, newId, caller }: StoringContext,
): Promise<string> {
  const id = newId()
  await sql`
    insert into stored_file (id, customer_id, uploaded_by, file_name, size, created_at)
    values (${id}, ${caller.customerId}, ${caller.ownCustomerId}, ${plainName(fileName)}, ${size},
      ${clock.now()})`
  return id
}

/** Stores a piece of a file, as base64: a parameter of bytes takes several times as long. */
export async function storePiece(
  sql: Sql,
  fileId: string,
  { at, bytes }: { at: number; bytes: Uint8Array },
): Promise<void> {
  await sql`
    insert into file_piece (file_id, first_byte, bytes)
    values (${fileId}, ${at}, decode(${base64(bytes)}, 'base64'))`
}

/**
 * Keeps only the file's name as people may read it: no path, nothing that changes the direction of
 * a line.
 */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 120) || 'document'
}

function base64(bytes: Uint8Array): string {
  let text = ''
  // A call accepts only a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 32_768) {
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  }
  return btoa(text)
}
