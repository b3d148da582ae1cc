import type { Context } from '../context.ts'

/** A document that the bank requires: any of the category, or of the one kind. */
export interface LimitRequirement {
  /** The protocol's DOCUMENT_CATEGORY. */
  readonly categoryId: number
  readonly documentTypeId?: number | undefined
}

/** The reason or request that requires documents. */
type RequiredBy = { readonly reasonId: string } | { readonly duplicateRequestId: string }

/** Requires documents, in the given order. */
export async function requireDocuments(
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
  by: RequiredBy,
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
