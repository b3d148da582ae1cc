import type { Context } from '../context.ts'

/** A document that the bank asks for: any of the category, or of the one kind. */
export interface LimitRequirement {
  /** The protocol's DOCUMENT_CATEGORY. */
  readonly categoryId: number
  readonly documentTypeId?: number | undefined
}

/** What documents are asked for by. */
type AskedBy = { readonly reasonId: string } | { readonly duplicateRequestId: string }

/** Asks for documents, in the order given. */
export async function requireDocuments(
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
  by: AskedBy,
  requirements: readonly LimitRequirement[],
): Promise<void> {
  const reasonId = 'reasonId' in by ? by.reasonId : undefined
  const requestId = 'duplicateRequestId' in by ? by.duplicateRequestId : undefined
  for (const { categoryId, documentTypeId } of requirements) {
    await sql`
      insert into limit_requirement
        (id, reason_id, duplicate_request_id, category_id, document_type_id)
      values (${newId()}, ${reasonId}, ${requestId}, ${categoryId}, ${documentTypeId})`
  }
}
