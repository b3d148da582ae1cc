import {
  type ByteSource,
  fileFaultOf,
  type FileType,
  inspectFile,
  MOST_FORM_FILE_BYTES,
  type Picture,
  type PicturePart,
  strippedParts,
} from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'
import type { UploadRefusal } from '../../papers/index.ts'
import { faultOfPdf } from './open-pdf.ts'
import { storedSource } from './stored-source.ts'
import { storePiece } from './store-file.ts'

interface StoredFile {
  readonly id: string
  readonly size: number
}

/**
 * Checks a complete file, even if it was checked before, and removes from a picture everything that
 * isn't part of it. Returns the refusal; undefined once it is sealed, with its type and SHA-256.
 */
export async function sealFile(
  sql: Sql,
  file: StoredFile,
  password: string | undefined,
): Promise<UploadRefusal | undefined> {
  const source = storedSource(sql, file)
  const { facts, picture } = await inspectFile(source)
  const fault = fileFaultOf(facts)
  if (fault) return fault
  if (facts.type === 'application/pdf') {
    const inside = await faultOfPdf(await source.read(0, file.size), password)
    if (inside) return inside
  }
  if (picture) await stripStored(sql, file, { source, picture })
  await seal(sql, file, facts.type)
  return undefined
}

async function seal(sql: Sql, { id }: StoredFile, type: FileType | undefined): Promise<void> {
  await sql`
    update stored_file set media_type = ${type}, sha256 = (
      select encode(sha256(string_agg(bytes, ''::bytea order by first_byte)), 'hex')
      from file_piece where file_id = ${id})
    where id = ${id}`
}

/** Writes the remaining picture after it, and then in its place. */
async function stripStored(
  sql: Sql,
  { id, size }: StoredFile,
  { source, picture }: { readonly source: ByteSource; readonly picture: Picture },
): Promise<void> {
  const parts = (await strippedParts(source, picture)) ?? []
  const kept = parts.reduce((sum, part) => sum + lengthOf(part), 0)
  if (parts.length === 1 && kept === size) return
  let at = size
  for await (const bytes of piecesOf(source, parts)) {
    await storePiece(sql, id, { at, bytes })
    at += bytes.length
  }
  await sql`delete from file_piece where file_id = ${id} and first_byte < ${size}`
  await sql`update file_piece set first_byte = first_byte - ${size} where file_id = ${id}`
  await sql`update stored_file set size = ${kept}, received = ${kept} where id = ${id}`
}

async function* piecesOf(source: ByteSource, parts: readonly PicturePart[]) {
  for (const part of parts) {
    if (part instanceof Uint8Array) {
      yield part
      continue
    }
    for (let at = part.start; at < part.end; at += MOST_FORM_FILE_BYTES) {
      yield await source.read(at, Math.min(part.end, at + MOST_FORM_FILE_BYTES))
    }
  }
}

const lengthOf = (part: PicturePart): number =>
  part instanceof Uint8Array ? part.length : part.end - part.start
