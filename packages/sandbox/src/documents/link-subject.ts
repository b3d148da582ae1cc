import type { CallerContext } from '../context.ts'
import { addressStatusId, documentStatusId } from '../standing/index.ts'
import type { UploadInput } from './check-upload.ts'
import { categoryNumber } from './document-categories.ts'

/**
 * Links a document to what it proves, which the bank then reviews again, and to the requirements
 * that it meets.
 */
export async function linkSubject(
  input: UploadInput,
  documentId: string,
  context: CallerContext,
): Promise<void> {
  const { categoryId } = input
  if (categoryId === 'address' || categoryId === 'businessAddress') {
    await linkAddress(input, documentId, context)
  }
  if (categoryId === 'identity') await linkIdentity(input, documentId, context)
  await linkRequirements(input, documentId, context)
}

/** Every requirement for such a document is met: nobody uploads one twice. */
async function linkRequirements(
  { categoryId, documentType, requirementId }: UploadInput,
  documentId: string,
  { sql, caller }: CallerContext,
): Promise<void> {
  await sql`
    insert into limit_upload (requirement_id, document_id)
    select id, ${documentId} from open_requirement
    where customer_id = ${caller.customerId} and category_id = ${categoryNumber(categoryId)}
      and (id = ${requirementId} or coalesce(document_type_id, ${documentType}) = ${documentType})`
}

async function linkAddress(
  { addressId }: UploadInput,
  documentId: string,
  { sql, caller }: CallerContext,
): Promise<void> {
  const [address] = await sql<{ id: string }>`
    update customer_address set status_id = case when confirmed then status_id else ${addressStatusId('pending')} end
    where id = (
      select id from customer_address where customer_id = ${caller.customerId}
        and case when ${addressId}::text is null then is_primary else id = ${addressId} end
      limit 1)
    returning id`
  await sql`update customer_document set address_id = ${address?.id} where id = ${documentId}`
}

/** The newest paper on record, if it is of this kind and not yet decided; otherwise a new one. */
async function linkIdentity(
  input: UploadInput,
  documentId: string,
  context: CallerContext,
): Promise<void> {
  const { sql, caller } = context
  const [identity] = await sql<{ id: string }>`
    update identity_document set status_id = ${documentStatusId('submitted')}, reject_reason = null
    where type_id = ${input.documentType} and status_id <> ${documentStatusId('confirmed')} and id = (
      select id from identity_document where customer_id = ${caller.customerId}
      order by position desc limit 1)
    returning id`
  const id = identity?.id ?? (await addIdentity(input, context))
  await sql`update customer_document set identity_id = ${id} where id = ${documentId}`
}

/** Another paper counts from its submission, except for somebody identified by a valid one. */
async function addIdentity(
  { documentType, issuedDate, expiresDate }: UploadInput,
  { sql, caller, newId }: CallerContext,
): Promise<string | undefined> {
  const activeStatuses = [documentStatusId('confirmed'), documentStatusId('underInvestigation')]
  const [added] = await sql<{ id: string }>`
    insert into identity_document (id, customer_id, type_id, issued_on, expires_on, status_id)
    select ${newId()}, ${caller.customerId}, ${documentType}::smallint, ${issuedDate}::date,
      ${expiresDate}::date, ${documentStatusId('submitted')}::smallint
    where coalesce((
      select status_id <> all(${activeStatuses}) from identity_document
      where customer_id = ${caller.customerId} order by position desc limit 1), true)
    returning id`
  return added?.id
}
