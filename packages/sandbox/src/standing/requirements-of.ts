import { DOCUMENT_CATEGORY, type RequirementDocument } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { documentTypeName, type KeptUpload, listUploads } from '../papers/index.ts'

/** A required document, and what requires it. */
export interface OpenRequirement {
  readonly document: RequirementDocument
  readonly reasonId: string | null
}

interface RequirementRow extends Record<string, unknown> {
  readonly id: string
  readonly reasonId: string | null
  readonly categoryId: keyof typeof DOCUMENT_CATEGORY
  readonly documentTypeId: number | null
  readonly uploadIds: readonly string[]
}

/** Lists the customer's current requirements, with the documents submitted for them. */
export async function requirementsOf(
  context: Pick<CallerContext, 'sql' | 'caller' | 'locale'>,
): Promise<readonly OpenRequirement[]> {
  const { sql, caller, locale } = context
  const rows = await sql<RequirementRow>`
    select id, reason_id as "reasonId", category_id as "categoryId",
      document_type_id as "documentTypeId",
      array(select document_id from limit_upload where requirement_id = requirement.id)
        as "uploadIds"
    from open_requirement requirement where customer_id = ${caller.customerId} order by position`
  const uploads = rows.length === 0 ? [] : await listUploads(context)
  return rows.map(({ id, reasonId, categoryId, documentTypeId, uploadIds }) => ({
    reasonId,
    document: {
      id,
      categoryId: DOCUMENT_CATEGORY[categoryId],
      ...(documentTypeId !== null && {
        documentTypeId,
        documentType: documentTypeName(locale, documentTypeId),
      }),
      uploadedDocuments: handedIn(uploads, uploadIds),
    },
  }))
}

const handedIn = (uploads: readonly KeptUpload[], ids: readonly string[]) =>
  uploads.map(({ document }) => document).filter(({ id }) => ids.includes(id))
