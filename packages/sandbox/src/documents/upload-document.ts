import {
  DOCUMENT_CATEGORY,
  type DocumentCategory,
  type DocumentPart,
  type documentMethods,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { sha256 } from '../credentials/index.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { wireNumberOf } from '../standing/index.ts'
import { checkUpload, partsOf, type UploadInput } from './check-upload.ts'
import { type CheckedFile, storeFile } from './store-file.ts'
import { linkSubject } from './link-subject.ts'

export const uploadDocumentHandlers = {
  upload: async (input, context) => {
    await checkUpload(input, context)
    const parts = await Promise.all(
      partsOf(input, context).map(async ({ part, file }) => ({
        part,
        file: { ...file, sha256: await hexDigest(file.bytes) },
      })),
    )
    return keep({ input, parts }, context)
  },
} satisfies Partial<Handlers<typeof documentMethods>>

const idOf = (category: DocumentCategory) => wireNumberOf(DOCUMENT_CATEGORY, category)

interface NewDocument {
  readonly input: UploadInput
  readonly parts: readonly { readonly part: DocumentPart; readonly file: CheckedFile }[]
}

/** Keeps a document once under its key; who lost the answer gets it again. */
async function keep(
  { input, parts }: NewDocument,
  context: CallerContext,
): Promise<{ id: string }> {
  const { sql, caller, key } = context
  const digest = await digestOf({ input, parts })
  const id = context.newId()
  const [kept] = await insertMain({ id, input, digest }, context)
  if (!kept) {
    const [before] = await sql<{ id: string; digest: string }>`
      select id, digest from customer_document
      where customer_id = ${caller.customerId} and upload_key = ${key}`
    if (before?.digest === digest) return { id: before.id }
    throw refuse.keyReused('This key was used for another document.')
  }
  for (const { part, file } of parts) {
    const fileId = await storeFile(file, context)
    if (part === 'mainDocument') {
      await sql`update customer_document set file_id = ${fileId} where id = ${id}`
    } else await insertPart({ mainId: id, part, fileId, input }, context)
  }
  await linkSubject(input, id, context)
  return { id }
}

/** Of all that was sent but passwords, which are not part of the document. */
async function digestOf({ input, parts }: NewDocument): Promise<string> {
  const said = Object.entries(input).filter(([field]) => !field.endsWith('Password'))
  return sha256(JSON.stringify([said, parts.map(({ part, file }) => [part, file.sha256])]))
}

async function insertMain(
  { id, input, digest }: { id: string; input: UploadInput; digest: string },
  { sql, clock, caller, key }: CallerContext,
) {
  return sql<{ id: string }>`
    insert into customer_document (id, customer_id, category_id, document_type_id,
      is_due_diligence, issued_on, expires_on, uploaded_at, uploaded_by, upload_key, digest)
    values (${id}, ${caller.customerId}, ${idOf(input.categoryId)}, ${input.documentType},
      ${input.isDueDiligence ?? false}, ${input.issuedDate}, ${input.expiresDate}, ${clock.now()},
      ${caller.ownCustomerId}, ${key}, ${digest})
    on conflict (customer_id, upload_key) do nothing returning id`
}

interface NewPart {
  readonly mainId: string
  readonly part: DocumentPart
  readonly fileId: string
  readonly input: UploadInput
}

async function insertPart(
  { mainId, part, fileId, input }: NewPart,
  { sql, newId }: CallerContext,
): Promise<void> {
  const isRelation = part === 'relationshipDocument'
  const kind = isRelation ? input.relationshipDocumentType : input.documentType
  const category = isRelation ? 'relationship' : input.categoryId
  await sql`
    insert into customer_document (id, customer_id, category_id, document_type_id, main_id, part,
      file_id, uploaded_at, uploaded_by)
    select ${newId()}, customer_id, ${idOf(category)}::smallint,
      coalesce(${kind}::smallint, document_type_id), id,
      ${isRelation ? 'relationship' : 'additional'}, ${fileId}, uploaded_at, uploaded_by
    from customer_document where id = ${mainId}`
}

async function hexDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
}
