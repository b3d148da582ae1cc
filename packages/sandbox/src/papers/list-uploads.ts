import { DOCUMENT_STATUS, type UploadedDocument } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { documentTypeName } from './document-kinds.ts'
import { namesOf, type NamesRow, OWNER_NAMES } from './names-of.ts'
import { isFinalRefusal, rejectWords } from './reject-reasons.ts'

/** An uploaded document with its category and address. */
export interface KeptUpload {
  readonly document: UploadedDocument
  /** The category; for a back side or proof of relationship, that of its document. */
  readonly categoryId: number
  readonly addressId: string | null
  readonly identityId: string | null
  /** True if it was uploaded for due diligence; for a back side, if its document was. */
  readonly isDueDiligence: boolean
}

interface UploadRow extends NamesRow {
  readonly id: string
  readonly statusId: keyof typeof DOCUMENT_STATUS
  readonly uploadedAt: Date
  readonly documentTypeId: number
  readonly isSubDocument: boolean
  readonly issuedDate: string | null
  readonly expiresDate: string | null
  readonly createdUsername: string
  readonly rejectReason: string | null
  readonly addressId: string | null
  readonly identityId: string | null
  readonly isDueDiligence: boolean
}

type Reader = Pick<CallerContext, 'caller' | 'locale'>

/**
 * Lists everything that the customer has uploaded, latest first; each before its back side and its
 * proof of relationship.
 */
export async function listUploads(
  context: Reader & Pick<CallerContext, 'sql'>,
): Promise<readonly KeptUpload[]> {
  const rows = await context.sql<UploadRow & Record<string, unknown>>`
    select document.id, document.status_id as "statusId", document.uploaded_at as "uploadedAt",
      document.document_type_id as "documentTypeId", document.part <> 'main' as "isSubDocument",
      document.issued_on::text as "issuedDate", document.expires_on::text as "expiresDate",
      uploader.email as "createdUsername", document.reject_reason as "rejectReason",
      document.name_on_document as "nameOnDocument", ${OWNER_NAMES},
      coalesce(main.category_id, document.category_id) as "categoryId",
      document.address_id as "addressId", document.identity_id as "identityId",
      coalesce(main.is_due_diligence, document.is_due_diligence) as "isDueDiligence"
    from customer_document document
      left join customer_document main on main.id = document.main_id
      join customer owner on owner.id = document.customer_id
      join customer uploader on uploader.id = document.uploaded_by
    where document.customer_id = ${context.caller.customerId}
    order by coalesce(main.position, document.position) desc, document.position`
  return rows.map(row => ({
    document: documentOf(row, context),
    categoryId: row.categoryId,
    addressId: row.addressId,
    identityId: row.identityId,
    isDueDiligence: row.isDueDiligence,
  }))
}

function documentOf(row: UploadRow, { caller, locale }: Reader): UploadedDocument {
  const names = namesOf(row, caller)
  return {
    id: row.id,
    statusId: DOCUMENT_STATUS[row.statusId],
    uploaded: row.uploadedAt.toISOString(),
    documentTypeId: row.documentTypeId,
    documentType: documentTypeName(locale, row.documentTypeId),
    isSubDocument: row.isSubDocument,
    createdUsername: row.createdUsername,
    ...(row.issuedDate !== null && { issuedDate: row.issuedDate }),
    ...(row.expiresDate !== null && { expiresDate: row.expiresDate }),
    ...(row.rejectReason !== null && { rejectReason: rejectWords(row.rejectReason, locale) }),
    ...(names && { names }),
    ...(isFinalRefusal(row.rejectReason) && { isFinal: true }),
  }
}
