import {
  type ByteSource,
  fileFaultOf,
  inspectFile,
  MOST_FORM_FILE_BYTES,
  type Picture,
  type PicturePart,
  strippedParts,
} from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import {
  rewriteStored,
  sealStored,
  type StoredFile,
  storedSource,
  type UploadRefusal,
} from '../uploads/index.ts'
import { DOCUMENT_FILES } from './document-files.ts'
import { faultOfPdf } from './pdf/open-pdf.ts'

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
  const { type = '' } = facts
  return (await sealStored(sql, { id: file.id, type }, DOCUMENT_FILES)) ? undefined : 'fileType'
}

async function stripStored(
  sql: Sql,
  file: StoredFile,
  { source, picture }: { readonly source: ByteSource; readonly picture: Picture },
): Promise<void> {
  const parts = (await strippedParts(source, picture)) ?? []
  const kept = parts.reduce((sum, part) => sum + lengthOf(part), 0)
  if (parts.length === 1 && kept === file.size) return
  await rewriteStored(sql, file, piecesOf(source, parts))
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
