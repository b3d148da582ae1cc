import { type DocumentPart, filePart } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { documentStatusId } from '../standing/index.ts'
import { refuseUpload } from '../uploads/index.ts'
import type { UploadInput } from './check-upload.ts'
import { sealFile } from './seal-file.ts'
import { categoryNumber } from './document-categories.ts'

/** A stored file, and its part in a document. */
export interface StoredPart {
  readonly part: DocumentPart
  readonly fileId: string
}

/**
 * Seals the files of a document, one after another.
 *
 * @throws {Refusal} `VF` for the first one that is refused.
 */
export async function sealParts(
  parts: readonly StoredPart[],
  input: UploadInput,
  context: CallerContext,
): Promise<void> {
  const { sql, locale } = context
  const digests = new Set<string>()
  for (const { part, fileId } of parts) {
    const [file] = await sql<{ size: number }>`select size from stored_file where id = ${fileId}`
    const fault = await sealFile(sql, { id: fileId, size: file?.size ?? 0 }, input[PASSWORD[part]])
    if (fault) throw refuseUpload(locale, filePart(part), fault)
    const [sealed] = await sql<{ sha256: string }>`
      select sha256 from stored_file where id = ${fileId}`
    const sha256 = sealed?.sha256 ?? ''
    if (digests.has(sha256)) throw refuseUpload(locale, filePart(part), 'fileSame')
    if (await isKnown({ sha256, fileId }, input, context)) {
      throw refuseUpload(locale, filePart(part), 'fileTwice')
    }
    digests.add(sha256)
  }
}

const PASSWORD = {
  mainDocument: 'documentPassword',
  additionalDocument: 'additionalDocumentPassword',
  relationshipDocument: 'relationshipDocumentPassword',
} as const satisfies Record<DocumentPart, keyof UploadInput>

/** The same file was uploaded for the same category before. */
async function isKnown(
  { sha256, fileId }: { sha256: string; fileId: string },
  { categoryId }: UploadInput,
  { sql, caller }: CallerContext,
): Promise<boolean> {
  const [known] = await sql`
    select 1 from customer_document d join stored_file f on f.id = d.file_id
    where d.customer_id = ${caller.customerId} and f.sha256 = ${sha256} and f.id <> ${fileId}
      and d.part <> 'relationship' and d.category_id = ${categoryNumber(categoryId)}
      and d.status_id not in (${documentStatusId('canceled')}, ${documentStatusId('deleted')})`
  return known !== undefined
}
