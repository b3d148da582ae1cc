import type { CallerContext } from '../context.ts'
import type { UploadInput } from './check-upload.ts'
import type { StoredPart } from './seal-part.ts'
import { categoryNumber } from './document-categories.ts'

/** Stores a document under its key; returns undefined if the key already has one. */
export async function insertMain(
  { input, digest }: { input: UploadInput; digest: string },
  { sql, clock, newId, caller, key }: CallerContext,
): Promise<string | undefined> {
  const [inserted] = await sql<{ id: string }>`
    insert into customer_document (id, customer_id, category_id, document_type_id,
      is_due_diligence, issued_on, expires_on, uploaded_at, uploaded_by, upload_key, digest)
    values (${newId()}, ${caller.customerId}, ${categoryNumber(input.categoryId)},
      ${input.documentType},
      ${input.isDueDiligence ?? false} or (${input.categoryId} = 'sourceOfWealth' and exists (
        select from customer where id = ${caller.customerId} and due_diligence_level in (1, 4))),
      ${input.issuedDate},
      ${input.expiresDate}, ${clock.now()}, ${caller.ownCustomerId}, ${key}, ${digest})
    on conflict (customer_id, upload_key) do nothing returning id`
  return inserted?.id
}

interface NewPart extends StoredPart {
  readonly mainId: string
  readonly input: UploadInput
}

/** Links a file to its document: the main one to itself, each other as a document below it. */
export async function insertPart(
  { mainId, part, fileId, input }: NewPart,
  { sql, newId }: CallerContext,
): Promise<void> {
  if (part === 'mainDocument') {
    await sql`update customer_document set file_id = ${fileId} where id = ${mainId}`
    return
  }
  const isRelation = part === 'relationshipDocument'
  const kind = isRelation ? input.relationshipDocumentType : input.documentType
  await sql`
    insert into customer_document (id, customer_id, category_id, document_type_id, main_id, part,
      file_id, uploaded_at, uploaded_by)
    select ${newId()}, customer_id,
      ${categoryNumber(isRelation ? 'relationship' : input.categoryId)}::smallint,
      coalesce(${kind}::smallint, document_type_id), id,
      ${isRelation ? 'relationship' : 'additional'}, ${fileId}, uploaded_at, uploaded_by
    from customer_document where id = ${mainId}`
}
