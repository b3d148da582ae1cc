import { DOCUMENT_STATUS, type Locale, type UploadedDocument } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { documentTypeName } from './document-type-name.ts'

/** What a customer has handed in, and what it is about. */
export interface KeptUpload {
  readonly document: UploadedDocument
  readonly categoryId: number
  readonly addressId: string | null
  readonly identityId: string | null
}

interface UploadRow {
  readonly id: string
  readonly statusId: keyof typeof DOCUMENT_STATUS
  readonly uploadedAt: Date
  readonly documentTypeId: number
  readonly isSubDocument: boolean
  readonly issuedDate: string | null
  readonly expiresDate: string | null
  readonly createdUsername: string
  readonly categoryId: number
  readonly addressId: string | null
  readonly identityId: string | null
}

/** Everything that the customer has handed in, the latest first. */
export async function listUploads(
  context: Pick<CallerContext, 'sql' | 'caller' | 'locale'>,
): Promise<readonly KeptUpload[]> {
  const rows = await context.sql<UploadRow & Record<string, unknown>>`
    select document.id, document.status_id as "statusId", uploaded_at as "uploadedAt",
      document_type_id as "documentTypeId", part <> 'main' as "isSubDocument",
      issued_on::text as "issuedDate", expires_on::text as "expiresDate",
      uploader.email as "createdUsername", category_id as "categoryId",
      address_id as "addressId", identity_id as "identityId"
    from customer_document document join customer uploader on uploader.id = uploaded_by
    where document.customer_id = ${context.caller.customerId} order by document.position desc`
  return rows.map(row => ({
    document: documentOf(row, context.locale),
    categoryId: row.categoryId,
    addressId: row.addressId,
    identityId: row.identityId,
  }))
}

const documentOf = (row: UploadRow, locale: Locale): UploadedDocument => ({
  id: row.id,
  statusId: DOCUMENT_STATUS[row.statusId],
  uploaded: row.uploadedAt.toISOString(),
  documentTypeId: row.documentTypeId,
  documentType: documentTypeName(locale, row.documentTypeId),
  isSubDocument: row.isSubDocument,
  createdUsername: row.createdUsername,
  ...(row.issuedDate !== null && { issuedDate: row.issuedDate }),
  ...(row.expiresDate !== null && { expiresDate: row.expiresDate }),
})
