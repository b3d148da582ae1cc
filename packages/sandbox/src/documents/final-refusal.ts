import type { DocumentCategory } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { isFinalRefusal } from '../papers/index.ts'
import { categoryNumber } from './document-categories.ts'

interface Subject {
  readonly categoryId: DocumentCategory
  readonly addressId?: string | undefined
  readonly requirementId?: string | undefined
}

/** True if the newest document for the same purpose was refused finally. */
export async function isFinallyRefused(
  { categoryId, addressId, requirementId }: Subject,
  { sql, caller }: CallerContext,
): Promise<boolean> {
  const [newest] = await sql<{ reason: string | null }>`
    select reject_reason as reason from customer_document document
    where customer_id = ${caller.customerId} and part = 'main'
      and category_id = ${categoryNumber(categoryId)}
      and (${addressId}::text is null or address_id = ${addressId})
      and (${requirementId}::text is null or exists (
        select from limit_upload
        where requirement_id = ${requirementId} and document_id = document.id))
    order by position desc limit 1`
  return newest !== undefined && isFinalRefusal(newest.reason)
}
